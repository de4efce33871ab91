import { type Dealership, dealershipSchema, type SiteDocument, siteDocumentSchema } from '@forecourt/config';
import type { Location } from '@forecourt/domain';
import * as z from 'zod';
import type { Db } from '../database/database';
import { dealerships, sites } from '../database/schema';
import type { SitesOfStock } from '../spine/change-tags';
import { readStored } from '../stored-document';

/** A site document as it is live. */
export interface LiveSite {
  readonly document: SiteDocument;
  readonly revision: number;
}

/** Every live site and dealership at one moment: small, and always wanted whole by followers. */
export interface SiteDirectory extends SitesOfStock {
  readonly sites: ReadonlyMap<string, LiveSite>;
  readonly dealerships: ReadonlyMap<string, Dealership>;
  /** Stored documents that this version cannot read: their sites are away, everyone else's stay. */
  readonly unreadable: readonly UnreadableDocument[];
  /** Those that it reads without something that it does not take any more. */
  readonly shortened: readonly UnreadableDocument[];
  /** Dealerships whose stock a site shows, in the order of its `stockFrom`, and the site's own. */
  dealershipsOf(site: SiteDocument): readonly Dealership[];
}

/** A stored document that is no document to this version, and why; applying it again mends it. */
export interface UnreadableDocument {
  readonly kind: 'site' | 'dealership';
  readonly id: string;
  readonly reason: string;
}

type DirectoryDb = Pick<Db, 'select'>;

/**
 * A stored document as this version knows it: settings that came after it was applied have their defaults, and those
 * that a newer version has written are left out. Null when it still does not fit.
 */
export const storedSite = (document: unknown): SiteDocument | null => {
  const read = readStored(siteDocumentSchema, document);
  return read instanceof z.ZodError ? null : read.data;
};

const readable = <Row extends { readonly document: unknown }, Schema extends z.ZodType>(
  kind: UnreadableDocument['kind'],
  rows: readonly Row[],
  schema: Schema,
  idOf: (row: Row) => string,
): {
  readonly read: readonly (Omit<Row, 'document'> & { readonly document: z.output<Schema> })[];
  readonly unreadable: readonly UnreadableDocument[];
  readonly shortened: readonly UnreadableDocument[];
} => {
  const read: (Omit<Row, 'document'> & { readonly document: z.output<Schema> })[] = [];
  const unreadable: UnreadableDocument[] = [];
  const shortened: UnreadableDocument[] = [];
  for (const row of rows) {
    const stored = readStored(schema, row.document);
    if (stored instanceof z.ZodError) {
      unreadable.push({ kind, id: idOf(row), reason: z.prettifyError(stored) });
      continue;
    }
    read.push({ ...row, document: stored.data });
    if (stored.leftOut.length > 0) shortened.push({ kind, id: idOf(row), reason: stored.leftOut.join(', ') });
  }
  return { read, unreadable, shortened };
};

export const readSiteDirectory = async (db: DirectoryDb): Promise<SiteDirectory> => {
  const storedSites = await db.select().from(sites).orderBy(sites.website_id);
  const storedDealerships = await db.select().from(dealerships).orderBy(dealerships.id);
  const {
    read: siteRows,
    unreadable: lostSites,
    shortened: shortSites,
  } = readable('site', storedSites, siteDocumentSchema, (row) => row.website_id);
  const {
    read: dealershipRows,
    unreadable: lostDealerships,
    shortened: shortDealerships,
  } = readable('dealership', storedDealerships, dealershipSchema, (row) => row.id);
  const bySlug = new Map(dealershipRows.map((row) => [row.slug, row.document]));
  const byId = new Map(dealershipRows.map((row) => [row.id, row.document]));
  const dealershipsOf = (site: SiteDocument): readonly Dealership[] => {
    const shown = site.stockFrom.flatMap((source) => bySlug.get(source.dealership) ?? []);
    const own = byId.get(site.dealership_id);
    return [...new Set([...shown, ...(own ? [own] : [])])];
  };
  const byDealership = new Map<string, string[]>();
  for (const { document } of siteRows) {
    for (const dealership of dealershipsOf(document)) {
      byDealership.set(dealership.id, [...(byDealership.get(dealership.id) ?? []), document.website_id]);
    }
  }
  return {
    sites: new Map(siteRows.map((row) => [row.website_id, { document: row.document, revision: row.revision }])),
    dealerships: byId,
    allSites: siteRows.map((row) => row.website_id),
    byDealership,
    unreadable: [...lostSites, ...lostDealerships],
    shortened: [...shortSites, ...shortDealerships],
    dealershipsOf,
  };
};

/** A dealership's location under its code, with the dealership's own fields filled in. */
export const locationOf = (dealership: Dealership, locationId: string | null): Location | null => {
  const found = dealership.locations.find((location) => location.id === locationId);
  return found === undefined ? null : { ...found, dealership_id: dealership.id, dealership_slug: dealership.slug };
};
