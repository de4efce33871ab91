import { calendarDateIn } from '@forecourt/domain/calendar';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../../ground/database/database';
import { reviewSummaries, reviews } from '../../ground/database/schema';
import type { Env } from '../../ground/env/env';
import type { CountJob } from '../../ground/jobs/job-counts';
import { recordChange } from '../../ground/spine/record-change';
import { siteDirectory } from '../sites';
import { googlePlaces } from './google-places';
import { placeTimeZone } from './place-time-zone';
import { heldSince } from './review-age';
import { isKeepable } from './review-limits';
import { ReviewsFault, type SourceReviews } from './review-port';
import { placesApiSettings } from './review-settings';
import {
  atPlace,
  heldReviews,
  heldSummary,
  putReviews,
  putSummary,
  type ReviewPlace,
  saysTheSame,
} from './store-reviews';

/** Under which each place that is asked about is counted in the metrics. */
const placeCount = 'reviews:google';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Milliseconds for one question to Google. */
const timeoutMs = 10_000;

/** Milliseconds until a secret that is missing is looked for again: nobody is asked meanwhile, and it may be set now. */
const secretWait = 5 * minute;

/** Milliseconds until a place is asked again: a day after an answer, and twice as long after each failure in a row. */
const waitAfter = (failures: number, isFinal: boolean): number =>
  failures === 0 || isFinal ? day : Math.min(day, 5 * minute * 2 ** (failures - 1));

interface FetchContext {
  readonly db: Db;
  readonly env: Pick<Env, 'now' | 'namedSecret' | 'settingsOf'>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly count: CountJob;
}

/** A location that Google is asked about. */
interface AskedPlace {
  readonly place: ReviewPlace;
  readonly placeId: string;
  /** IANA zone of the place. */
  readonly timeZone: string;
  /** Name of the key. */
  readonly key: string;
}

/**
 * The locations that Google has a place for, of the dealerships that have a key. Departments that share one place on the
 * map share its reviews: they count once, at the primary location or the first.
 */
const askedPlaces = async (db: Db): Promise<readonly AskedPlace[]> => {
  const { dealerships } = await siteDirectory(db);
  return [...dealerships.values()].flatMap((dealership) => {
    const { id, google_reviews, locations } = dealership;
    if (google_reviews === undefined) return [];
    const taken = new Set<string>();
    return locations
      .toSorted((one, other) => Number(other.primary) - Number(one.primary))
      .flatMap(({ id: location_id, address: { place_id } }): AskedPlace[] => {
        if (place_id === null || taken.has(place_id)) return [];
        taken.add(place_id);
        const place = { dealership_id: id, location_id, source: 'google' } as const;
        const timeZone = placeTimeZone(dealership, location_id);
        return [{ place, placeId: place_id, timeZone, key: google_reviews.key }];
      });
  });
};

/**
 * Stores Google's reviews of a place in place of its former ones. Writes a change for pages only when they would show
 * something else.
 */
const keep = (db: Db, { place, placeId }: AskedPlace, said: SourceReviews, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { reviews: given, ...summary } = said;
    const held = await heldReviews(tx, place);
    const before = await heldSummary(tx, place);
    const isSame =
      before !== null &&
      before.average_rating === summary.average_rating &&
      before.count === summary.count &&
      before.url === summary.url &&
      held.size === given.length &&
      given.every((review) => {
        const one = held.get(review.source_id);
        return one !== undefined && saysTheSame(one, review);
      });
    if (!isSame) {
      await tx.delete(reviews).where(atPlace(reviews, place));
      const different = new Map(given.map((review) => [review.source_id, review]));
      await putReviews(tx, place, [...different.values()]);
    }
    await putSummary(tx, place, {
      ...summary,
      place_id: placeId,
      fetched_at: now,
      next_fetch_at: new Date(now.getTime() + waitAfter(0, false)),
      failures: 0,
      last_error: null,
    });
    if (!isSame) await recordChange(tx, { kind: 'reviews', dealershipId: place.dealership_id });
    return !isSame;
  });

/** What is held of a place, and how it was last asked. */
type HeldPlace = typeof reviewSummaries.$inferSelect;

/**
 * Whether the stored reviews belong to another place on the map. Rows of releases that did not store the place count as
 * belonging to this one.
 */
const isOfAnother = (held: HeldPlace | undefined, placeId: string): boolean =>
  held !== undefined && held.place_id !== null && held.place_id !== placeId;

/**
 * Stores that Google gave no answer. Reviews of another place on the map are deleted even so: they were never about
 * this location.
 */
const noteFailure = (
  db: Db,
  { place, placeId }: AskedPlace,
  held: HeldPlace | undefined,
  failure: { readonly failures: number; readonly last_error: string; readonly next_fetch_at: Date },
): Promise<void> =>
  db.transaction(async (tx) => {
    const isMoved = isOfAnother(held, placeId);
    const nothing = { average_rating: null, count: 0, url: null, fetched_at: null };
    await putSummary(tx, place, { ...failure, place_id: placeId, ...(isMoved ? nothing : {}) });
    if (!isMoved) return;
    await tx.delete(reviews).where(atPlace(reviews, place));
    await recordChange(tx, { kind: 'reviews', dealershipId: place.dealership_id });
  });

const fetchOne = async (
  { db, env, log, count }: FetchContext,
  asked: AskedPlace,
  held: HeldPlace | undefined,
): Promise<void> => {
  const { place, placeId, timeZone, key } = asked;
  const told = { dealership: place.dealership_id, location: place.location_id };
  const secret = env.namedSecret(key);
  try {
    if (secret === null) throw new ReviewsFault(`There is no secret ${key}. Set FORECOURT_SECRET_${key}.`, true);
    const said = await googlePlaces({ ...env.settingsOf(placesApiSettings), key: secret, timeoutMs })(
      placeId,
      timeZone,
    );
    const today = calendarDateIn(timeZone, env.now());
    const kept = said.reviews.filter((review) => isKeepable(review, today));
    if (kept.length < said.reviews.length)
      log.warn(
        { ...told, left_out: said.reviews.length - kept.length },
        'reviews of days to come, or with authors too long',
      );
    const isChanged = await keep(db, asked, { ...said, reviews: kept }, env.now());
    count(placeCount, 'done');
    if (isChanged) log.info({ ...told, count: said.count, average: said.average_rating }, 'reviews fetched');
  } catch (error) {
    if (!(error instanceof ReviewsFault)) throw error;
    const failures = (isOfAnother(held, placeId) ? 0 : (held?.failures ?? 0)) + 1;
    const wait = secret === null ? secretWait : waitAfter(failures, error.isFinal);
    const next_fetch_at = new Date(env.now().getTime() + wait);
    await noteFailure(db, asked, held, { failures, last_error: error.message, next_fetch_at });
    count(placeCount, error.isFinal ? 'refused' : 'failed');
    log.warn({ ...told, failures, reason: error.message }, 'reviews not fetched; those held stay');
  }
};

/**
 * Asks Google about every place that is due, one after the other: once a day, later after failures, and at once where a
 * location has another place on the map than was asked about. What is held stays
 * while Google gives no answer, for as long as it may be kept.
 * @returns how many were asked
 */
export const fetchDueReviews = async (context: FetchContext): Promise<number> => {
  const { db, env } = context;
  const asked = await askedPlaces(db);
  if (asked.length === 0) return 0;
  const held = await db.select().from(reviewSummaries).where(eq(reviewSummaries.source, 'google'));
  const heldOf = ({ place }: AskedPlace) =>
    held.find((one) => one.dealership_id === place.dealership_id && one.location_id === place.location_id);
  const isDue = (one: AskedPlace): boolean => {
    const before = heldOf(one);
    return before?.place_id !== one.placeId || (before.next_fetch_at?.getTime() ?? 0) <= env.now().getTime();
  };
  const due = asked.filter(isDue);
  for (const one of due) await fetchOne(context, one, heldOf(one));
  return due.length;
};

/** Takes away what Google said longer ago than it may be kept, and has the pages drawn that showed it. */
export const forgetOldReviews = (db: Db, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const { fetched_at, source, dealership_id, location_id } = reviewSummaries;
    const old = await tx
      .update(reviewSummaries)
      .set({ fetched_at: null, average_rating: null, count: 0, url: null })
      .where(and(eq(source, 'google'), isNotNull(fetched_at), lte(fetched_at, heldSince(now))))
      .returning({ dealership_id, location_id, source });
    for (const place of old) await tx.delete(reviews).where(atPlace(reviews, place));
    await recordChange(
      tx,
      [...new Set(old.map((place) => place.dealership_id))].map((dealershipId) => ({
        kind: 'reviews' as const,
        dealershipId,
      })),
    );
    return old.length;
  });
