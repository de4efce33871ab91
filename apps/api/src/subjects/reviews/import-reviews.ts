import { calendarDateIn } from '@forecourt/domain/calendar';
import type { ReviewSource } from '@forecourt/domain/review';
import type { Db } from '../../ground/database/database';
import { recordChange } from '../../ground/spine/record-change';
import { readSiteDirectory, type SiteDirectory } from '../sites';
import { placeTimeZone } from './place-time-zone';
import type { RefusedRow, ReviewFile } from './read-review-file';
import { isWritten } from './review-limits';
import { heldReviews, putReviews, type ReviewPlace, saysTheSame } from './store-reviews';

/** Sources that a file may be of. What is Google's is fetched from Google. */
export type FileSource = Exclude<ReviewSource, 'google'>;

/** What an import came to. */
export interface ReviewImport {
  readonly read: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: readonly RefusedRow[];
}

export interface ReviewImportOptions {
  readonly source: FileSource;
  /** Slug of the dealership of the rows that name none. */
  readonly dealership?: string | undefined;
  /** Id of the location of the rows that name none. */
  readonly location?: string | undefined;
}

type FileRow = ReviewFile['rows'][number];

/** The place of a row, or why it is not taken there. */
const placeOf = (
  { where, dealership: ownDealership, location: ownLocation, review: { written_on } }: FileRow,
  { source, dealership, location }: ReviewImportOptions,
  { directory, now }: { readonly directory: SiteDirectory; readonly now: Date },
): ReviewPlace | RefusedRow => {
  const slug = ownDealership ?? dealership;
  if (slug === undefined)
    return {
      where,
      field: 'dealership',
      value: '',
      reason: 'is missing. Name it in the row, or for all with --dealership.',
    };
  const found = [...directory.dealerships.values()].find((one) => one.slug === slug);
  if (found === undefined)
    return {
      where,
      field: 'dealership',
      value: slug,
      reason: `is no dealership. There are: ${[...directory.dealerships.values()].map((one) => one.slug).join(', ')}.`,
    };
  const id = ownLocation ?? location ?? null;
  if (id !== null && !found.locations.some((one) => one.id === id))
    return {
      where,
      field: 'location',
      value: id,
      reason: `is no location of ${slug}. It has: ${found.locations.map((one) => one.id).join(', ')}.`,
    };
  // A day that has begun there: those who write are there.
  if (!isWritten({ written_on }, calendarDateIn(placeTimeZone(found, id), now)))
    return {
      where,
      field: 'date',
      value: written_on,
      reason: 'is still to come. Write the day on which it was written.',
    };
  return { dealership_id: found.id, location_id: id, source };
};

/**
 * Takes the good rows of a file into the store, in one transaction: a row of an id that is held changes that review, and
 * the same file a second time changes nothing and redraws no page (REVW-03).
 */
export const importReviews = (
  { db, now }: { readonly db: Db; readonly now: Date },
  file: ReviewFile,
  options: ReviewImportOptions,
): Promise<ReviewImport> =>
  db.transaction(async (tx) => {
    const directory = await readSiteDirectory(tx);
    const refused: RefusedRow[] = [...file.refused];
    const places = new Map<string, { readonly place: ReviewPlace; readonly given: Map<string, FileRow> }>();
    for (const row of file.rows) {
      const place = placeOf(row, options, { directory, now });
      if ('reason' in place) {
        refused.push(place);
        continue;
      }
      const key = JSON.stringify(place);
      const held = places.get(key);
      const id = row.review.source_id;
      const before = held?.given.get(id);
      if (before !== undefined)
        refused.push({
          where: row.where,
          field: 'id',
          value: id,
          reason: `is that of ${before.where} too. Take one of them out, or give each an id of its own.`,
        });
      else if (held === undefined) places.set(key, { place, given: new Map([[id, row]]) });
      else held.given.set(id, row);
    }
    const counts = { created: 0, changed: 0, unchanged: 0 };
    const touched = new Set<string>();
    for (const { place, given } of places.values()) {
      const held = await heldReviews(tx, place);
      const reviews = [...given.values()].map(({ review }) => review);
      const others = reviews.filter((review) => {
        const before = held.get(review.source_id);
        if (before === undefined) counts.created += 1;
        else if (saysTheSame(before, review)) counts.unchanged += 1;
        else counts.changed += 1;
        return before === undefined || !saysTheSame(before, review);
      });
      if (others.length === 0) continue;
      await putReviews(tx, place, others);
      touched.add(place.dealership_id);
    }
    await recordChange(
      tx,
      [...touched].map((dealershipId) => ({ kind: 'reviews' as const, dealershipId })),
    );
    return { read: file.rows.length + new Set(file.refused.map(({ where }) => where)).size, ...counts, refused };
  });
