import { type Dealership, dealershipSchema } from '@forecourt/config/dealership';
import { type OffersDocument, offersDocumentSchema } from '@forecourt/config/offers-document';
import { type SiteDocument, siteDocumentSchema } from '@forecourt/config/site-document';
import type { Location } from '@forecourt/domain/location';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../ground/database/database';
import { dealerships, offerLists, sites } from '../../ground/database/schema';
import { readStored } from '../../ground/database/stored-document';
import type { SitesOfStock } from '../../ground/spine/change-tags';

/** A site document as it is live. */
export interface LiveSite {
  readonly document: SiteDocument;
  readonly revision: number;
}

/** Every live site and dealership, and what they offer, at one moment: small, and always wanted whole by followers. */
export interface SiteDirectory extends SitesOfStock {
  readonly sites: ReadonlyMap<string, LiveSite>;
  readonly dealerships: ReadonlyMap<string, Dealership>;
  /** The offers of a dealership, by its id; none where they cannot be read. */
  readonly offers: ReadonlyMap<string, OffersDocument>;
  /** Stored documents that this version cannot read: their sites are away, everyone else's stay. */
  readonly unreadable: readonly UnreadableDocument[];
  /** Those that it reads without something that it does not take any more. */
  readonly shortened: readonly UnreadableDocument[];
  /** Dealerships whose stock a site shows, in the order of its `stockFrom`, and the site's own. */
  dealershipsOf(site: SiteDocument): readonly Dealership[];
}

/** A stored document that is no document to this version, and why; applying it again mends it. */
export interface UnreadableDocument {
  readonly kind: 'site' | 'dealership' | 'offers';
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

/** A stored document as read; `stamp` changes whenever the stored document does. */
interface ReadDocument<Data> {
  readonly id: string;
  readonly stamp: string;
  readonly revision: number;
  /** Null when this version cannot read it. */
  readonly data: Data | null;
  readonly unreadable: UnreadableDocument | null;
  readonly shortened: UnreadableDocument | null;
}

interface StoredRow {
  readonly id: string;
  readonly revision: number;
  /**
   * The transaction that wrote the row. It differs after every write, also after one that wrote no change to the spine.
   */
  readonly written: string;
}

/** The revision alone would not do: it begins anew for a site that was taken away and applied again. */
const stampOf = ({ revision, written }: StoredRow): string => `${revision} ${written}`;

const readDocument = <Schema extends z.ZodType>(
  kind: UnreadableDocument['kind'],
  schema: Schema,
  row: StoredRow & { readonly document: unknown },
): ReadDocument<z.output<Schema>> => {
  const { id, revision } = row;
  const known = { id, revision, stamp: stampOf(row) };
  const stored = readStored(schema, row.document);
  if (stored instanceof z.ZodError) {
    const unreadable = { kind, id, reason: z.prettifyError(stored) };
    return { ...known, data: null, unreadable, shortened: null };
  }
  const shortened = stored.leftOut.length > 0 ? { kind, id, reason: stored.leftOut.join(', ') } : null;
  return { ...known, data: stored.data, unreadable: null, shortened };
};

type ReadSites = readonly ReadDocument<SiteDocument>[];
type ReadDealerships = readonly ReadDocument<Dealership>[];
type ReadOffers = readonly ReadDocument<OffersDocument>[];

/** All documents that a directory is made of. */
interface ReadDocuments {
  readonly sites: ReadSites;
  readonly dealerships: ReadDealerships;
  readonly offers: ReadOffers;
}

const directoryOf = ({
  sites: readSites,
  dealerships: readDealerships,
  offers: readOffers,
}: ReadDocuments): SiteDirectory => {
  const liveSites = readSites.flatMap(({ data, revision }): LiveSite[] =>
    data === null ? [] : [{ document: data, revision }],
  );
  const live = readDealerships.flatMap(({ data }) => (data === null ? [] : [data]));
  const bySlug = new Map(live.map((dealership) => [dealership.slug, dealership]));
  const byId = new Map(live.map((dealership) => [dealership.id, dealership]));
  const dealershipsOf = (site: SiteDocument): readonly Dealership[] => {
    const shown = site.stockFrom.flatMap((source) => bySlug.get(source.dealership) ?? []);
    const own = byId.get(site.dealership_id);
    return [...new Set([...shown, ...(own ? [own] : [])])];
  };
  const byDealership = new Map<string, string[]>();
  for (const { document } of liveSites) {
    for (const { id } of dealershipsOf(document)) {
      const showing = byDealership.get(id);
      if (showing === undefined) byDealership.set(id, [document.website_id]);
      else showing.push(document.website_id);
    }
  }
  const faults = (fault: 'unreadable' | 'shortened') =>
    [...readSites, ...readDealerships, ...readOffers].flatMap((read) => read[fault] ?? []);
  return {
    sites: new Map(liveSites.map((site) => [site.document.website_id, site])),
    dealerships: byId,
    offers: new Map(readOffers.flatMap(({ id, data }) => (data === null ? [] : [[id, data] as const]))),
    allSites: liveSites.map(({ document }) => document.website_id),
    byDealership,
    unreadable: faults('unreadable'),
    shortened: faults('shortened'),
    dealershipsOf,
  };
};

const written = sql<string>`xmin::text`;
const siteStamp = { id: sites.website_id, revision: sites.revision, written };
const dealershipStamp = { id: dealerships.id, revision: dealerships.revision, written };
const offersStamp = { id: offerLists.dealership_id, revision: offerLists.revision, written };

const readSites = async (db: DirectoryDb, ids?: readonly string[]): Promise<ReadSites> => {
  const rows = await db
    .select({ ...siteStamp, document: sites.document })
    .from(sites)
    .where(ids === undefined ? undefined : inArray(sites.website_id, [...ids]))
    .orderBy(sites.website_id);
  return rows.map((row) => readDocument('site', siteDocumentSchema, row));
};

/** One that was removed is none, though its row is kept for its leads. */
const isLive = isNull(dealerships.removed_at);

const readDealerships = async (db: DirectoryDb, ids?: readonly string[]): Promise<ReadDealerships> => {
  const rows = await db
    .select({ ...dealershipStamp, document: dealerships.document })
    .from(dealerships)
    .where(and(isLive, ids === undefined ? undefined : inArray(dealerships.id, [...ids])))
    .orderBy(dealerships.id);
  return rows.map((row) => readDocument('dealership', dealershipSchema, row));
};

const readOffers = async (db: DirectoryDb, ids?: readonly string[]): Promise<ReadOffers> => {
  const rows = await db
    .select({ ...offersStamp, document: offerLists.document })
    .from(offerLists)
    .where(ids === undefined ? undefined : inArray(offerLists.dealership_id, [...ids]))
    .orderBy(offerLists.dealership_id);
  return rows.map((row) => readDocument('offers', offersDocumentSchema, row));
};

/** Every document read anew: within a transaction, which must see what it has written itself. */
export const readSiteDirectory = async (db: DirectoryDb): Promise<SiteDirectory> =>
  directoryOf({
    sites: await readSites(db),
    dealerships: await readDealerships(db),
    offers: await readOffers(db),
  });

/** The documents held, with those that are new or others than before read; null when all are as they were. */
const brought = async <Data>(
  held: readonly ReadDocument<Data>[],
  stored: readonly StoredRow[],
  read: (ids: readonly string[]) => Promise<readonly ReadDocument<Data>[]>,
): Promise<readonly ReadDocument<Data>[] | null> => {
  const byId = new Map(held.map((document) => [document.id, document]));
  const others = stored.filter((row) => byId.get(row.id)?.stamp !== stampOf(row)).map(({ id }) => id);
  if (others.length === 0 && stored.length === held.length) return null;
  for (const document of others.length === 0 ? [] : await read(others)) byId.set(document.id, document);
  return stored.flatMap(({ id }) => byId.get(id) ?? []);
};

interface HeldDirectory extends ReadDocuments {
  readonly directory: SiteDirectory;
}

const noDocuments: ReadDocuments = { sites: [], dealerships: [], offers: [] };
const nothingHeld: HeldDirectory = { ...noDocuments, directory: directoryOf(noDocuments) };
const heldDirectories = new WeakMap<Db, HeldDirectory>();

/**
 * Every live site and dealership, and their offers, now, for those who ask again and again: documents are read once in each revision, and
 * as long as none changes the same directory is given. Not for transactions that write documents themselves.
 */
export const siteDirectory = async (db: Db): Promise<SiteDirectory> => {
  const held = heldDirectories.get(db) ?? nothingHeld;
  const storedSites = await db.select(siteStamp).from(sites).orderBy(sites.website_id);
  const storedDealerships = await db.select(dealershipStamp).from(dealerships).where(isLive).orderBy(dealerships.id);
  const storedOffers = await db.select(offersStamp).from(offerLists).orderBy(offerLists.dealership_id);
  const newSites = await brought(held.sites, storedSites, (ids) => readSites(db, ids));
  const newDealerships = await brought(held.dealerships, storedDealerships, (ids) => readDealerships(db, ids));
  const newOffers = await brought(held.offers, storedOffers, (ids) => readOffers(db, ids));
  if (newSites === null && newDealerships === null && newOffers === null) return held.directory;
  const all = {
    sites: newSites ?? held.sites,
    dealerships: newDealerships ?? held.dealerships,
    offers: newOffers ?? held.offers,
  };
  const now: HeldDirectory = { ...all, directory: directoryOf(all) };
  heldDirectories.set(db, now);
  return now.directory;
};

/** A dealership's location under its code, with the dealership's own fields filled in. */
export const locationOf = (dealership: Dealership, locationId: string | null): Location | null => {
  const found = dealership.locations.find((location) => location.id === locationId);
  return found === undefined ? null : { ...found, dealership_id: dealership.id, dealership_slug: dealership.slug };
};
