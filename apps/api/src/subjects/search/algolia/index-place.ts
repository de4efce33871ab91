import { eq } from 'drizzle-orm';
import type { Db } from '../../../ground/database/database';
import { hostedIndexPlaces } from '../../../ground/database/schema';
import type { AlgoliaAccess, Env } from '../../../ground/env/env';
import type { Position } from '../../../ground/spine/read-changes';

/** Name of an index at Algolia: another application or another index begins anew. */
export const placeName = ({ appId }: Pick<AlgoliaAccess, 'appId'>, { searchIndex }: Pick<Env, 'searchIndex'>): string =>
  `algolia:${appId}:${searchIndex}`;

/** How far a hosted index, or what else is kept by its name, has come: it outlives every process. Null: never begun. */
export const readPlace = async (db: Pick<Db, 'select'>, name: string): Promise<Position | null> => {
  const [row] = await db
    .select({ position: hostedIndexPlaces.position })
    .from(hostedIndexPlaces)
    .where(eq(hostedIndexPlaces.name, name));
  return row?.position ?? null;
};

export const writePlace = async (db: Pick<Db, 'insert'>, name: string, position: Position): Promise<void> => {
  await db
    .insert(hostedIndexPlaces)
    .values({ name, position })
    .onConflictDoUpdate({ target: hostedIndexPlaces.name, set: { position } });
};
