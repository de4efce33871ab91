import type { SiteDocument } from '@forecourt/config/site-document';
import type { SearchCriteria } from '@forecourt/search/criteria';
import { indexSettings } from '@forecourt/search/index-settings';
import { queryParameters } from '@forecourt/search/kept-search';
import { siteFilter } from '@forecourt/search/parameters';
import type { SearchRecord } from '@forecourt/search/record';
import { createPercolator } from '@forecourt/search-engine';
import { and, inArray, ne, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../../ground/database/database';
import { type SavedSearchRow, savedSearches } from '../../ground/database/schema';

/** Any name: nothing is indexed by it. */
const indexName = 'alerts';
/** Searches read at a time. */
const batch = 2_000;

/** A saved search whose shopper wants to be told. */
export interface KeptSearch {
  readonly id: string;
  readonly shopperId: string;
  readonly frequency: Exclude<SavedSearchRow['frequency'], 'off'>;
  readonly channel: SavedSearchRow['channel'];
}

/** What finds a record. */
export interface Found {
  /** The site lists it where nothing is asked for. */
  readonly isListed: boolean;
  readonly searches: readonly KeptSearch[];
}

/** Stands before the id of a site, for all that it lists; no search has such an id. */
const ofSite = 'site:';

const settingsOf = ({ search }: SiteDocument) => ({ ...search, indexName });

/** What of a site decides how its searches are asked. */
const siteStamp = (site: SiteDocument): string =>
  JSON.stringify([siteFilter(site), site.search.priceAscendingNeedsPrice]);

/** The saved searches of sites whose shoppers want to be told, kept in a percolator: in memory, brought up by what was written. */
export class KeptSearches {
  private readonly percolator = createPercolator(indexSettings(indexName));
  private readonly searches = new Map<string, KeptSearch>();
  /** By site the searches that were read of it, with what they were read as. Those that cannot be asked stand here, too. */
  private readonly stamps = new Map<string, Map<string, string>>();
  private readonly log: Pick<Logger, 'warn'>;

  constructor(log: Pick<Logger, 'warn'>) {
    this.log = log;
  }

  /** Brings the searches of these sites up to what is stored: those that are new or others than before are read. */
  async bringUp(db: Db, sites: readonly SiteDocument[]): Promise<void> {
    if (sites.length === 0) return;
    const byId = new Map(sites.map((site) => [site.website_id, site]));
    const siteStamps = new Map(sites.map((site) => [site.website_id, siteStamp(site)]));
    const rows = await db
      .select({ id: savedSearches.id, site: savedSearches.website_id, written: sql<string>`xmin::text` })
      .from(savedSearches)
      .where(and(inArray(savedSearches.website_id, [...byId.keys()]), ne(savedSearches.frequency, 'off')));
    const stored = new Map(sites.map(({ website_id }) => [website_id, new Map<string, string>()]));
    for (const { id, site, written } of rows) stored.get(site)?.set(id, `${written} ${siteStamps.get(site)}`);
    const changed: string[] = [];
    for (const [site, now] of stored) {
      const before = this.stamps.get(site) ?? new Map<string, string>();
      for (const id of before.keys()) if (!now.has(id)) this.forget(id);
      for (const [id, stamp] of now) if (before.get(id) !== stamp) changed.push(id);
    }
    for (let start = 0; start < changed.length; start += batch)
      for (const row of await db
        .select()
        .from(savedSearches)
        .where(inArray(savedSearches.id, changed.slice(start, start + batch))))
        this.keep(row, byId.get(row.website_id));
    // Only now: what a failure interrupts is read again.
    for (const [site, now] of stored) this.stamps.set(site, now);
    for (const site of sites)
      this.percolator.put(`${ofSite}${site.website_id}`, queryParameters({}, settingsOf(site)), siteFilter(site));
  }

  /** Forgets the searches of all sites but these: they have no alerts any more. */
  retain(websiteIds: Pick<ReadonlySet<string>, 'has'>): void {
    for (const [site, stamps] of this.stamps) {
      if (websiteIds.has(site)) continue;
      for (const id of stamps.keys()) this.forget(id);
      this.percolator.remove(`${ofSite}${site}`);
      this.stamps.delete(site);
    }
  }

  /** What finds a record, among the searches of the sites that were brought up. */
  match(record: SearchRecord): Found {
    const ids = this.percolator.match(record);
    return {
      isListed: ids.includes(`${ofSite}${record.site}`),
      searches: ids.flatMap((id) => this.searches.get(id) ?? []),
    };
  }

  private keep(row: SavedSearchRow, site: SiteDocument | undefined): void {
    const { id, shopper_id, frequency, channel, criteria } = row;
    this.forget(id);
    if (frequency === 'off' || site === undefined) return;
    try {
      this.percolator.put(id, queryParameters(criteria as SearchCriteria, settingsOf(site)), siteFilter(site));
      this.searches.set(id, { id, shopperId: shopper_id, frequency, channel });
    } catch (error) {
      // One that an earlier release wrote otherwise, say: it must not keep all others from being told.
      this.log.warn({ err: error, search: id }, 'a saved search cannot be asked; its shopper is told nothing of it');
    }
  }

  private forget(id: string): void {
    this.percolator.remove(id);
    this.searches.delete(id);
  }
}
