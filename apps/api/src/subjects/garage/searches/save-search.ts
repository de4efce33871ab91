import { garageLimits, longestSearchName } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../ground/database/database';
import { savedSearches, shoppers } from '../../../ground/database/schema';
import { type Refusal, refusal } from '../../../ground/http/shopper-write';
import { readSearchPath, searchName } from './search-path';

/** A search that is to be kept: the address of its results, and what it is called; empty for a name by what it asks for. */
export interface AskedSearch {
  readonly path: string;
  readonly name: string;
}

/** Whose search it is, and where. */
export interface SearchOwner {
  readonly site: SiteDocument;
  readonly shopperId: string;
  readonly now: Date;
}

/**
 * Keeps a search in the one form of its address. The same search again is the one that is there, under its new name where
 * it has one; how its shopper is told of it stays.
 * @returns its id
 */
export const saveSearch = async (
  db: Db,
  { site, shopperId, now }: SearchOwner,
  asked: AskedSearch,
): Promise<{ readonly id: string } | Refusal> => {
  const read = readSearchPath(asked.path, site);
  if (read === null)
    return refusal(422, 'no_search', 'This is no search of this site. Please search, and save it from its results.', [
      { path: 'path', message: 'This is no search of this site.' },
    ]);
  const name = asked.name.trim().replace(/\s+/g, ' ').slice(0, longestSearchName);
  return db.transaction(async (tx) => {
    // One at a time: two tabs must not go over the limit together.
    await tx.select({ id: shoppers.id }).from(shoppers).where(eq(shoppers.id, shopperId)).for('update');
    const own = eq(savedSearches.shopper_id, shopperId);
    const isKnown = (await tx.$count(savedSearches, and(own, eq(savedSearches.path, read.path)))) > 0;
    if (!isKnown && (await tx.$count(savedSearches, own)) >= garageLimits.searches)
      return refusal(
        409,
        'many_searches',
        `You have reached the limit of ${garageLimits.searches} saved searches. Please remove one that you do not need any more.`,
      );
    const [row] = await tx
      .insert(savedSearches)
      .values({
        ...{ id: uuidv7(), shopper_id: shopperId, website_id: site.website_id, created_at: now },
        ...{ name: name || searchName(read.criteria), path: read.path, criteria: { ...read.criteria } },
      })
      .onConflictDoUpdate({
        target: [savedSearches.shopper_id, savedSearches.path],
        set: { name: name === '' ? sql`${savedSearches.name}` : name },
      })
      .returning({ id: savedSearches.id });
    if (row === undefined) throw new Error('A search was neither inserted nor found.');
    return row;
  });
};
