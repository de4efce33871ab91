import type { Db } from '../../ground/database/database';
import { findShopper } from '../shoppers';

/**
 * The number that a person of a site is reached at, E.164; null where they are gone. The one place where prizes learn it:
 * it is
 * read when a message or the digest of an entrant is made, and kept nowhere here.
 */
export const phoneOf = async (db: Pick<Db, 'select'>, websiteId: string, shopperId: string): Promise<string | null> =>
  (await findShopper(db, websiteId, shopperId))?.phone ?? null;
