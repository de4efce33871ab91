import type { Location } from '@forecourt/domain/location';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { mapPictures } from '../../ground/database/schema';
import { pictureUrl } from '../media';
import { mapQuestionOf, questionKey } from './map-question';

/** Addresses of the kept pictures of maps around locations, by the location's id (LOC-02). */
export const findMapPictures = async (
  db: Pick<Db, 'select'>,
  locations: readonly Pick<Location, 'id' | 'address'>[],
): Promise<Readonly<Record<string, string>>> => {
  const asked = locations.map(({ id, address }) => ({ id, question: questionKey(mapQuestionOf(address)) }));
  if (asked.length === 0) return {};
  const rows = await db
    .select({ question: mapPictures.question, hash: mapPictures.hash })
    .from(mapPictures)
    .where(
      and(
        inArray(mapPictures.question, [...new Set(asked.map(({ question }) => question))]),
        isNotNull(mapPictures.hash),
      ),
    );
  const hashes = new Map(rows.map(({ question, hash }) => [question, hash]));
  return Object.fromEntries(
    asked.flatMap(({ id, question }) => {
      const hash = hashes.get(question);
      return hash == null ? [] : [[id, pictureUrl(hash)] as const];
    }),
  );
};
