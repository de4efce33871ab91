import { lt } from 'drizzle-orm';
import { v5 as uuidv5 } from 'uuid';
import type { Db } from '../../ground/database/database';
import { savedValuations } from '../../ground/database/schema';
import type { UnsealedEstimate } from '../../ground/database/schema/shapes/unsealed-estimate';
import type { Upkeep } from '../../ground/modules/upkeep';

/** How long a stored valuation is kept, in milliseconds. */
const keptMs = 365 * 24 * 60 * 60 * 1000;
/** Any fixed one: ids of valuations are made of their tokens within it. */
const idSpace = '6c1f5a0e-6d0c-4a5e-9b61-3f0d6f2c7a41';

/** Stores a valuation that was shown; the same token again, as a page sends it at each reload, changes nothing. */
export const saveValuation = async (
  { db, now }: { readonly db: Db; readonly now: Date },
  websiteId: string,
  token: string,
  valuation: UnsealedEstimate,
): Promise<void> => {
  const id = uuidv5(`${websiteId} ${token}`, idSpace);
  await db
    .insert(savedValuations)
    .values({ id, website_id: websiteId, valuation, created_at: now })
    .onConflictDoNothing({ target: savedValuations.id });
};

/** Forgets stored valuations whose time is over. */
const forgetValuations = async (db: Db, now: Date): Promise<void> => {
  await db.delete(savedValuations).where(lt(savedValuations.created_at, new Date(now.getTime() - keptMs)));
};

/** Clears valuations away after their time. */
export const valuationUpkeep: readonly Upkeep[] = [
  { name: 'valuations', run: ({ db, now }) => forgetValuations(db, now) },
];
