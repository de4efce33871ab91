import type { Db, Tx } from '../database/database';
import type { ListedFacts } from '../database/listed-facts';
import { changes } from '../database/schema';

/**
 * A change of truth as written to the spine, the platform's change log. Slugs are the addresses it touches, former ones
 * included.
 */
export type Change =
  | {
      readonly kind: 'vehicle' | 'clock';
      readonly dealershipId: string;
      readonly vehicleId: bigint;
      readonly slugs: readonly string[];
      /** The vehicle before and after, null where it was not or is not there. */
      readonly facts: readonly [before: ListedFacts | null, after: ListedFacts | null];
    }
  /** Time has made all pages of a site different, and none of its vehicles. */
  | { readonly kind: 'clock'; readonly websiteId: string }
  | { readonly kind: 'dealership' | 'offers' | 'reviews'; readonly dealershipId: string }
  | { readonly kind: 'site'; readonly websiteId: string }
  /** The content of one page of a site; `isLinked` when the page comes or goes with it, so that links to it do. */
  | { readonly kind: 'content'; readonly websiteId: string; readonly key: string; readonly isLinked: boolean }
  | { readonly kind: 'search-rebuild' };

/** Stands in a row before the key of a page that comes or goes. No key begins so. */
export const linkedMark = 'linked:';

const rowOf = (change: Change): typeof changes.$inferInsert => {
  switch (change.kind) {
    case 'vehicle':
    case 'clock':
      if ('websiteId' in change) return { kind: change.kind, website_id: change.websiteId };
      return {
        kind: change.kind,
        dealership_id: change.dealershipId,
        vehicle_id: change.vehicleId,
        slugs: [...new Set(change.slugs)],
        facts: change.facts,
      };
    case 'dealership':
    case 'offers':
    case 'reviews':
      return { kind: change.kind, dealership_id: change.dealershipId };
    case 'site':
      return { kind: change.kind, website_id: change.websiteId };
    case 'content':
      return {
        kind: change.kind,
        website_id: change.websiteId,
        slugs: [change.key, ...(change.isLinked ? [linkedMark + change.key] : [])],
      };
    case 'search-rebuild':
      return { kind: change.kind };
  }
};

/** Rows of one INSERT: far below PostgreSQL's limit of 65,535 parameters. */
const batch = 2_000;

/**
 * Writes changes to the spine (change log). It must be the transaction that makes the change itself: then the change
 * and its record are committed together or not at all (DATA-02).
 */
export const recordChange = async (tx: Tx, change: Change | readonly Change[]): Promise<void> => {
  const rows = (Array.isArray(change) ? (change as readonly Change[]) : [change as Change]).map(rowOf);
  for (let start = 0; start < rows.length; start += batch) {
    await tx.insert(changes).values(rows.slice(start, start + batch));
  }
};

/** Requests that every running engine rebuild its index from the database (STCK-03). */
export const requestSearchRebuild = (db: Db): Promise<void> =>
  db.transaction((tx) => recordChange(tx, { kind: 'search-rebuild' }));
