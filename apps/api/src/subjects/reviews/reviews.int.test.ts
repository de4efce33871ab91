import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheTags } from '@forecourt/api-contract';
import { aLocation } from '@forecourt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { startTestApp, testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import { placeReview, startPlacesApi } from '../../../test/test-places-api';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { settingsFrom } from '../../ground/env/environment-part';
import { createLog } from '../../ground/log/log';
import { tagsOf } from '../../ground/spine/change-tags';
import { currentPosition, readChanges } from '../../ground/spine/read-changes';
import { readSiteDirectory } from '../sites/site-directory';
import { fetchDueReviews, forgetOldReviews } from './fetch-reviews';

const minute = 60_000;
const day = 24 * 60 * minute;
const start = new Date('2026-11-25T02:00:00Z');
let now = start;
let secret: string | null = 'right';

let database: Database;
let running: Awaited<ReturnType<typeof startTestApp>>;
let places: Awaited<ReturnType<typeof startPlacesApi>>;
let folder: string;
const env = () => ({
  ...testEnv(() => now),
  settingsOf: settingsFrom({ GOOGLE_PLACES_URL: places.url }),
  namedSecret: (name: string) => (name === 'YARD_PLACES' ? secret : null),
});
const forecourt = (...args: string[]) => testCli(database, env())('reviews', ...args);

const locationNamed = (id: string, name: string, overrides: Parameters<typeof aLocation>[0] = {}) => {
  const {
    dealership_id: _id,
    dealership_slug: _slug,
    ...location
  } = aLocation({ id, name, primary: false, ...overrides });
  return location;
};
const onTheMap = (place_id: string | null) => ({ address: { ...aLocation().address, place_id } });

/** The dealership, whose sales and service are at a place on the map. */
const yardAt = (place_id: string) =>
  dealershipNamed('yard', {
    google_reviews: { key: 'YARD_PLACES' },
    locations: [
      locationNamed('yard-service', 'Yard Service', { location_type: 'service', ...onTheMap(place_id) }),
      locationNamed('yard-north', 'Yard Sales', { primary: true, ...onTheMap(place_id) }),
      locationNamed('yard-south', 'South', onTheMap('south')),
      locationNamed('yard-hidden', 'Hidden', { visible: false, ...onTheMap(null) }),
    ],
  });

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-reviews-'));
  places = await startPlacesApi('right', {});
  const { db } = database;
  await applyTestDealerships(db, yardAt('north'), dealershipNamed('other'));
  await applyTestSites(
    db,
    siteNamed('yard', {
      stockFrom: [{ dealership: 'yard' }, { dealership: 'other' }],
      locations: ['yard-north', 'yard-service', 'yard-south', 'yard-hidden', 'other-yard'].map((id) => ({ id })),
    }),
    siteNamed('other'),
  );
  running = await startTestApp(database, env());
});
afterAll(async () => {
  await running.close();
  await places.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  now = start;
  secret = 'right';
  await emptyTables(database, 'reviews', 'review_summaries');
  places.asked.length = 0;
});

const fileOf = (name: string, content: string): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
const row = (id: string, overrides: object = {}) => ({
  id,
  author: `Author ${id}`,
  rating: 5,
  date: '2026-10-01',
  ...overrides,
});
const json = (...rows: object[]) => fileOf('reviews.json', JSON.stringify(rows));
const position = async () => {
  await untilDecided(database);
  return currentPosition(database.db);
};
const tagsSince = async (after: number) => {
  await untilDecided(database);
  const { changes } = await readChanges(database.db, after);
  const directory = await readSiteDirectory(database.db);
  return changes.flatMap((change) => tagsOf(change, directory, now)).sort();
};
const shown = (query: { place?: string; minimumRating?: number; quantity?: number } = {}) =>
  running.api.getReviews('yard', { minimumRating: 4, quantity: 12, ...query });

describe('reviews of a file [REVW-03]', () => {
  it('are imported and reported row by row, and importing the same file again changes nothing', async () => {
    const before = await position();
    const file = fileOf(
      'reviews.csv',
      [
        'id,author,rating,date,text,location',
        '1,Robin,5,01/10/2026,Good.,yard-north',
        '2,Kim,4,2026-10-02,,yard-south',
        '3,Lee,3,2026-10-03,Fine.,',
        '4,,9,2026-10-03,,',
        '5,Mo,5,2026-10-03,,yard-west',
        '1,Robin,5,01/10/2026,Again.,yard-north',
      ].join('\n'),
    );
    const first = await forecourt('import', file, '--dealership', 'yard');
    expect(first.code).toBe(0);
    expect(first.out.split('\n')).toEqual([
      '6 reviews read: 3 new, 0 changed, 0 unchanged, 3 refused.',
      'line 5  author = ""  is missing. Write who said it, as they want to be named.',
      'line 5  rating = "9"  is no number from 1 to 5. Write the stars that were given, such as 5.',
      'line 6  location = "yard-west"  is no location of yard. It has: yard-service, yard-north, yard-south, yard-hidden.',
      'line 7  id = "1"  is that of line 2 too. Take one of them out, or give each an id of its own.',
    ]);
    expect(await tagsSince(before)).toEqual([cacheTags.reviews('yard')]);
    expect(
      (await shown({ minimumRating: 1 })).map(({ customer_name, location_id, text }) => [
        customer_name,
        location_id,
        text,
      ]),
    ).toEqual([
      ['Lee', null, 'Fine.'],
      ['Kim', 'yard-south', null],
      ['Robin', 'yard-north', 'Good.'],
    ]);
    const applied = await position();
    expect((await forecourt('import', file, '--dealership', 'yard')).out).toContain('0 new, 0 changed, 3 unchanged');
    expect(await position()).toBe(applied);
  });

  it('are counted for each location and for their dealership', async () => {
    await forecourt(
      'import',
      json(
        ...[5, 4, 3].map((rating, index) => row(`n${index}`, { rating, location: 'yard-north' })),
        row('s', { rating: 5, location: 'yard-south' }),
        row('d', { rating: 2 }),
        row('h', { rating: 1, location: 'yard-hidden' }),
      ),
      ...['--dealership', 'yard'],
    );
    const summaries = await running.api.getReviewSummaries('yard');
    expect(summaries.map(({ location_id, average_rating, count }) => [location_id, average_rating, count])).toEqual([
      ['yard-north', 4, 3],
      ['yard-south', 5, 1],
      [null, 2, 1],
    ]);
    expect(await running.api.getReviewSummaries('other')).toEqual([]);
    expect(await shown({ place: 'yard-south' })).toHaveLength(1);
    expect(await shown({ place: 'yard', minimumRating: 1 })).toHaveLength(5);
    expect(await shown({ place: 'other' })).toEqual([]);
  });

  it('are shown from 4 stars and 12 at most by default, the newest first [REVW-02]', async () => {
    const rows = Array.from({ length: 20 }, (_, index) =>
      row(String(index), { rating: index % 4 === 0 ? 3 : 4, date: `2026-10-${String(index + 1).padStart(2, '0')}` }),
    );
    await forecourt('import', json(...rows), '--dealership', 'yard');
    const site = (await running.api.getSite('yard')) ?? expect.fail('The site is not there.');
    expect(site.reviews).toEqual({ minimumRating: 4, quantity: 12 });
    const found = await shown(site.reviews);
    expect(found).toHaveLength(12);
    expect(found.every(({ rating }) => rating >= 4)).toBe(true);
    const [newest] = found;
    expect(newest).toMatchObject({ review_date: '20/10/2026', review_date_in_words: '20 October 2026', text: null });
  });

  it('are changed by their ids, listed and removed, each with a change for the pages that show them', async () => {
    await forecourt('import', json(row('a', { text: 'Good.' }), row('b')), '--dealership', 'yard');
    const changed = await forecourt('import', json(row('a', { text: 'Better.' })), '--dealership', 'yard');
    expect(changed.out).toContain('0 new, 1 changed, 0 unchanged');
    const listed = JSON.parse((await forecourt('list', '--json')).out);
    expect(listed.places).toMatchObject([
      { dealership: 'yard', location: null, source: 'import', average_rating: 5, count: 2 },
    ]);
    const { id } = listed.reviews.find(({ text }: { text: string | null }) => text === 'Better.');
    expect((await forecourt('list', '--dealership', 'yard')).out).toContain('Better.');
    const before = await position();
    expect((await forecourt('remove', '--id', String(id))).out).toBe('1 review removed.');
    expect(await tagsSince(before)).toEqual([cacheTags.reviews('yard')]);
    expect((await shown()).map(({ customer_name }) => customer_name)).toEqual(['Author b']);
    expect(await forecourt('remove')).toMatchObject({ code: 2 });
    expect(await forecourt('remove', '--source', 'google')).toMatchObject({ code: 1 });
  });

  it('are refused as a whole where the file is missing or broken, or no row can be read', async () => {
    const noFile = await forecourt('import', join(folder, 'nowhere.csv'));
    expect([noFile.code, noFile.err]).toEqual([2, expect.stringContaining('there is no such file')]);
    expect((await forecourt('import', folder)).err).toContain('cannot be read: it is a folder.');
    expect(await forecourt('import', fileOf('broken.json', '['), '--dealership', 'yard')).toMatchObject({ code: 1 });
    const unknown = await forecourt('import', json(row('a')), '--dealership', 'nobody');
    expect([unknown.code, unknown.out]).toEqual([
      1,
      expect.stringContaining('is no dealership. There are: other, yard.'),
    ]);
    expect((await forecourt('import', json(row('a')))).out).toContain(
      'Name it in the row, or for all with --dealership.',
    );
  });

  it('are refused when their date is still to come in the time zone of the dealership', async () => {
    // Half past seven in the morning of the 26th in Sydney.
    now = new Date('2026-11-25T20:30:00Z');
    const file = json(row('t', { date: '2026-11-26' }), row('m', { date: '2026-11-27' }));
    const { out } = await forecourt('import', file, '--dealership', 'yard');
    expect(out.split('\n')).toEqual([
      '2 reviews read: 1 new, 0 changed, 0 unchanged, 1 refused.',
      'entry 2  date = "2026-11-27"  is still to come. Write the day on which it was written.',
    ]);
    expect(await shown()).toMatchObject([{ created_at_time_ago_in_words: 'today' }]);
    await forecourt('import', json(row('b', { date: '2026-11-25' })), '--dealership', 'yard');
    expect((await shown()).map((review) => review.created_at_time_ago_in_words)).toEqual(['today', '1 day ago']);
  });

  it('that are invented are replaced by real ones of the same place', async () => {
    await forecourt('import', json(row('x', { rating: 4 })), '--dealership', 'yard', '--source', 'demonstration');
    expect(await running.api.getReviewSummaries('yard')).toMatchObject([{ source: 'demonstration', count: 1 }]);
    expect(await shown()).toMatchObject([{ source: 'demonstration' }]);
    await forecourt('import', json(row('y')), '--dealership', 'yard');
    expect(await running.api.getReviewSummaries('yard')).toMatchObject([
      { source: 'import', count: 1, average_rating: 5 },
    ]);
    expect(await shown()).toMatchObject([{ source: 'import' }]);
  });
});

describe('reviews of Google [REVW-03]', () => {
  const place = (rating: number, userRatingCount: number, ...ids: string[]) => ({
    body: {
      rating,
      userRatingCount,
      googleMapsUri: 'https://maps.google.com/?cid=1',
      reviews: ids.map((id) => placeReview('north', id)),
    },
  });
  const counted: string[] = [];
  const fetchDue = () => {
    counted.length = 0;
    const count = (_job: string, outcome: string) => void counted.push(outcome);
    return fetchDueReviews({ db: database.db, env: env(), log: createLog('test', testEnv()), count });
  };

  it('are fetched once a day, once for each place on the map, and stored as Google gives them', async () => {
    places.set('north', place(4.6, 402, 'a', 'b'));
    places.set('south', { body: {} });
    const before = await position();
    expect(await fetchDue()).toBe(2);
    expect(places.asked).toEqual(['north', 'south']);
    expect(counted).toEqual(['done', 'done']);
    expect(await running.api.getReviewSummaries('yard')).toEqual([
      {
        ...{ dealership_id: 'yard', location_id: 'yard-north', source: 'google' },
        ...{ average_rating: 4.6, count: 402, url: 'https://maps.google.com/?cid=1' },
      },
    ]);
    expect(await shown()).toMatchObject([
      { customer_name: 'Author b', author_url: 'https://www.google.com/maps/contrib/b/reviews' },
      { customer_name: 'Author a', url: 'https://www.google.com/maps/reviews/data=a' },
    ]);
    expect(new Set(await tagsSince(before))).toEqual(new Set([cacheTags.reviews('yard')]));

    expect(await fetchDue()).toBe(0);
    now = new Date(start.getTime() + day);
    const quiet = await position();
    expect(await fetchDue()).toBe(2);
    expect(await tagsSince(quiet)).toEqual([]);
    places.set('north', place(4.5, 403, 'c'));
    now = new Date(start.getTime() + 2 * day);
    await fetchDue();
    expect(await shown()).toMatchObject([{ customer_name: 'Author c' }]);
  });

  it('are left out when they are of a day to come, or their author is longer than a file may name', async () => {
    const odd = [
      placeReview('north', 'future', { publishTime: '9999-01-01T00:00:00Z' }),
      placeReview('north', 'long', { authorAttribution: { displayName: 'x'.repeat(121) } }),
    ];
    const { body } = place(4.6, 402, 'a') as { readonly body: { readonly reviews: readonly unknown[] } };
    places.set('north', { body: { ...body, reviews: [...body.reviews, ...odd] } });
    places.set('south', { body: {} });
    await fetchDue();
    expect(await shown()).toMatchObject([{ customer_name: 'Author a' }]);
  });

  it('are kept while Google gives none, which is counted, logged and retried ever later', async () => {
    places.set('north', place(4.6, 402, 'a'));
    places.set('south', { body: {} });
    await fetchDue();
    places.set('north', { status: 503 });
    places.set('south', { status: 404 });
    now = new Date(start.getTime() + day);
    await fetchDue();
    expect(counted).toEqual(['failed', 'refused']);
    expect(await shown()).toMatchObject([{ customer_name: 'Author a' }]);
    const waits: number[] = [];
    for (let failures = 1; failures <= 3; failures += 1) {
      const { rows } = await database.pool.query(
        "select next_fetch_at from review_summaries where location_id = 'yard-north'",
      );
      waits.push((rows[0].next_fetch_at.getTime() - now.getTime()) / minute);
      now = rows[0].next_fetch_at;
      await fetchDue();
    }
    expect(waits).toEqual([5, 10, 20]);
    const { out } = await forecourt('list');
    expect(out).toContain('Google answered 503 (UNAVAILABLE).');
    expect(out).not.toContain('k-e-y');
    places.set('north', place(4.7, 410, 'd'));
    now = new Date(now.getTime() + day);
    await fetchDue();
    expect((await forecourt('list')).out).toContain('4.7 of 410');
  });

  it('are replaced by those of the new place at once when the place of a location changes', async () => {
    places.set('north', place(4.6, 402, 'a'));
    places.set('south', { body: {} });
    places.set('corrected', place(3.9, 12, 'z'));
    await fetchDue();
    const apply = (place_id: string) => applyTestDealerships(database.db, yardAt(place_id));
    now = new Date(start.getTime() + minute);
    try {
      await apply('corrected');
      expect(await fetchDue()).toBe(1);
      expect(await running.api.getReviewSummaries('yard')).toMatchObject([{ average_rating: 3.9, count: 12 }]);
      // Google has no such place: its reviews of the former place are deleted even so.
      await apply('mistyped');
      const before = await position();
      expect([await fetchDue(), await shown(), await running.api.getReviewSummaries('yard')]).toEqual([1, [], []]);
      expect(await tagsSince(before)).toContain(cacheTags.reviews('yard'));
      expect(await fetchDue()).toBe(0);
    } finally {
      await apply('north');
    }
  });

  it('are fetched within minutes after their secret is set', async () => {
    places.set('north', place(4.6, 402, 'a'));
    places.set('south', { body: {} });
    secret = null;
    for (let times = 0; times < 4; times += 1) {
      await fetchDue();
      expect(counted).toEqual(['refused', 'refused']);
      now = new Date(now.getTime() + 5 * minute);
    }
    secret = 'right';
    expect([await fetchDue(), places.asked]).toEqual([2, ['north', 'south']]);
    expect(await shown()).toMatchObject([{ customer_name: 'Author a' }]);
  });

  it('are deleted after 30 days without an answer, with a change for the pages that show them', async () => {
    places.set('north', place(4.6, 402, 'a'));
    places.set('south', { body: {} });
    await fetchDue();
    now = new Date(start.getTime() + 29 * day);
    expect(await forgetOldReviews(database.db, now)).toBe(0);
    now = new Date(start.getTime() + 30 * day);
    const before = await position();
    expect(await forgetOldReviews(database.db, now)).toBe(2);
    expect(await tagsSince(before)).toEqual([cacheTags.reviews('yard')]);
    expect(await shown()).toEqual([]);
    expect(await running.api.getReviewSummaries('yard')).toEqual([]);
  });

  it('are shown beside those of a file, and a review in both shows once', async () => {
    places.set('north', place(4.6, 402, 'a'));
    places.set('south', { body: {} });
    await fetchDue();
    const same = row('x', { author: 'Author a', date: '2026-01-10', location: 'yard-north' });
    await forecourt('import', json(same, row('y', { location: 'yard-north' })), '--dealership', 'yard');
    expect((await shown()).map(({ customer_name }) => customer_name)).toEqual(['Author y', 'Author a']);
    expect(await running.api.getReviewSummaries('yard')).toMatchObject([{ source: 'google', count: 402 }]);
  });
});
