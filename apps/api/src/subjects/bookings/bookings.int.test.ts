import { setTimeout } from 'node:timers/promises';
import { testDriveAnswerSchema, testDriveSchema, testDriveSlotsSchema } from '@forecourt/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingNow, calendarOf, startBookingTests, toShopper } from '../../../test/test-bookings';
import { testPerson } from '../../../test/test-leads';
import { loadRemovals } from '../../app/rosters';
import { planAll } from '../../ground/removal/removal';

let tests: Awaited<ReturnType<typeof startBookingTests>>;
beforeAll(async () => {
  tests = await startBookingTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.reset();
  await tests.open();
});

/** Tuesday 24 November 2026 in Sydney. */
const ten = '2026-11-23T23:00:00.000Z';
const halfPastTen = '2026-11-23T23:30:00.000Z';
const eleven = '2026-11-24T00:00:00.000Z';
const person = (number: number) => ({
  ...testPerson,
  location: 'yard-yard',
  name: `Avery ${number}`,
  email: `avery${number}@example.com`,
  phone: `0491 57${String(number).padStart(4, '0')}`,
});
/** As from an address of their own. */
const from = (number: number) => ({ 'x-forecourt-client': `198.51.${100 + Math.floor(number / 250)}.${number % 250}` });
const stateOf = (slots: Awaited<ReturnType<typeof tests.slots>>, value: string) =>
  slots.days.flatMap((day) => day.slots).find((slot) => slot.value === value)?.state;

describe('times of test drives', () => {
  it('[TDRV-01] are given by place and vehicle, closed days with why', async () => {
    const slots = testDriveSlotsSchema.parse(await tests.slots({ car_id: tests.vehicle.id }));
    expect(slots).toMatchObject({
      vehicle: { id: tests.vehicle.id, state: 'available', slug: tests.vehicle.slug },
      locations: [{ id: 'yard-yard', name: 'The Yard', directions: expect.stringContaining('https://') }],
      location: 'yard-yard',
      length: 60,
      come_to_you: null,
    });
    expect(slots.days).toHaveLength(14);
    // Two hours from now; the last one ends at closing.
    expect(slots.days[0]).toMatchObject({ date: '2026-11-23', weekday: 'Mon', name: 'Monday 23 November' });
    expect(slots.days[0]?.slots.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['10 am', '10:30 am', '4 pm']),
    );
    expect(slots.days[0]?.slots.length).toBe(13);
    expect(slots.days[5]).toMatchObject({ slots: [], closedNote: 'Closed on Saturdays.' });
  });

  it('are none on a site without the feature, for its pages and for scripts [SITE-04]', async () => {
    await tests.open({}, { site: { flags: {} } });
    expect((await tests.own('/test-drive-slots')).status).toBe(404);
    expect((await tests.app.request('/api/test-drive/slots', { headers: tests.gateway })).status).toBe(404);
    expect((await tests.book(ten)).status).toBe(422);
  });

  it('are asked for by scripts, and kept by nobody', async () => {
    const answer = await tests.app.request(`/api/test-drive/slots?car_id=${tests.vehicle.id}`, {
      headers: tests.gateway,
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')]);
    expect(await answer.json()).toEqual(await tests.slots({ car_id: tests.vehicle.id }));
    expect((await tests.app.request('/api/test-drive/slots')).status).toBe(403);
  });

  it('of a vehicle that has sold are none, and of one that is reserved are given, as it is', async () => {
    await tests.rows('update vehicles set reserved = true where id = $1', [tests.vehicle.id]);
    expect(await tests.slots({ car_id: tests.vehicle.id })).toMatchObject({ vehicle: { state: 'reserved' } });
    await tests.rows("update vehicles set sold = true, status = 'sold', sold_at = $2 where id = $1", [
      tests.vehicle.id,
      tests.clock.now,
    ]);
    expect(await tests.slots({ car_id: tests.vehicle.id })).toMatchObject({ vehicle: { state: 'sold' }, days: [] });
    const { status, body } = await tests.book(ten);
    expect([status, body.fields[0].path]).toEqual([422, 'car_id']);
  });
});

describe('a test drive', () => {
  it('[TDRV-01] is stored with its enquiry, its time and what is sent, and the time is taken', async () => {
    const { status, body } = await tests.book(ten);
    const answer = testDriveAnswerSchema.parse(body);
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      booked: { starts_at: ten, day: 'Tuesday 24 November 2026', time: '10 am', until: '11 am', clock: 'AEDT' },
    });
    expect(await tests.rows('select category, submission from leads')).toEqual([
      {
        category: 'test-drive',
        submission: expect.objectContaining({
          userData: expect.objectContaining({
            ...{ preferred_date: '2026-11-24', preferred_time: '10:00', location: 'yard-yard' },
          }),
        }),
      },
    ]);
    expect(await tests.rows('select status, sequence from bookings')).toEqual([{ status: 'confirmed', sequence: 0 }]);
    expect(await tests.count('booking_pieces')).toBe(4);
    const slots = await tests.slots({ car_id: tests.vehicle.id });
    // The vehicle is on the road: whoever wants another one still finds a seat.
    expect([stateOf(slots, ten), stateOf(slots, halfPastTen), stateOf(slots, eleven)]).toEqual([
      'taken',
      'taken',
      'free',
    ]);
    expect(stateOf(await tests.slots(), ten)).toBe('free');
    const { mails } = await tests.deliver();
    const dealer = mails.find(({ to }) => to?.[0]?.address === 'leads@yard.example');
    expect(dealer?.text).toMatch(/Preferred date: 2026-11-24\nPreferred time: 10:00/);
  });

  it('sent twice is one booking, and is answered as it was', async () => {
    const first = await tests.book(ten);
    const second = await tests.book(ten);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect([await tests.count('bookings'), await tests.count('leads')]).toEqual([1, 1]);
  });

  it('sent twice at once is one booking', async () => {
    const answers = await Promise.all([tests.book(ten), tests.book(ten), tests.book(ten)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(await tests.count('bookings')).toBe(1);
  });

  it('[TDRV-01] is refused at a time that is taken, with the three nearest free ones, and nothing of it is stored', async () => {
    await tests.book(ten);
    const { status, body } = await tests.book(ten, { userData: person(2) });
    const answer = testDriveAnswerSchema.parse(body);
    expect(status).toBe(409);
    expect(answer).toEqual({
      error: expect.stringContaining('Tuesday 24 November, 10 am has just been taken. Free near it: '),
      fields: [{ path: 'slot', message: expect.any(String) }],
      nearest: [
        { value: eleven, label: 'Tuesday 24 November, 11 am' },
        { value: '2026-11-23T22:00:00.000Z', label: 'Tuesday 24 November, 9 am' },
        { value: '2026-11-24T00:30:00.000Z', label: 'Tuesday 24 November, 11:30 am' },
      ],
    });
    expect([await tests.count('leads'), await tests.count('bookings'), await tests.count('messages')]).toEqual([
      ...[1, 1, 2],
    ]);
  });

  it.each([
    ['is past', '2026-11-22T20:00:00.000Z'],
    ['is sooner than the lead time', '2026-11-22T22:00:00.000Z'],
    ['is on a closed day', '2026-11-27T23:00:00.000Z'],
    ['is off the steps', '2026-11-23T23:10:00.000Z'],
  ])('is refused at a time that %s', async (_, slot) => {
    expect((await tests.book(slot)).status).toBe(409);
    expect(await tests.count('leads')).toBe(0);
  });

  it('names everything that is to be mended at once', async () => {
    const userData = { ...testPerson, email: 'nope', location: 'elsewhere' };
    const { status, body } = await tests.book('tomorrow', { userData });
    expect([status, body.fields.map(({ path }: { path: string }) => path).toSorted()]).toEqual([
      422,
      ['slot', 'userData.email', 'userData.location'],
    ]);
  });

  it('without a vehicle takes a seat and no vehicle, and with the seats gone there is no time', async () => {
    for (const number of [1, 2]) {
      const { status } = await tests.book(ten, { car_id: null, userData: person(number) });
      expect(status).toBe(201);
    }
    expect((await tests.book(halfPastTen, { car_id: null, userData: person(3) })).status).toBe(409);
    expect((await tests.book(eleven, { car_id: null, userData: person(3) })).status).toBe(201);
  });

  it('waits for the dealer where the site says so, and has its time meanwhile', async () => {
    await tests.open({ confirmation: 'by-dealer', capacityPerSlot: 1 });
    await tests.book(ten);
    expect(await tests.rows('select status from bookings')).toEqual([{ status: 'waiting' }]);
    expect((await tests.book(ten, { car_id: null, userData: person(2) })).status).toBe(409);
    expect(toShopper((await tests.deliver()).mails)?.subject).toContain('is held');
  });

  it('is limited by number and address, says whom to call, and counts no longer for its site', async () => {
    const ofSite = () => tests.rows("select sum(count)::int as count from request_counts where key like 'lead-site:%'");
    const times = ['22:00', '23:00'].flatMap((time) => [
      `2026-11-23T${time}`,
      `2026-11-24T${time}`,
      `2026-11-25T${time}`,
    ]);
    for (const time of times) expect((await tests.book(`${time}:00.000Z`, { car_id: null })).status).toBe(201);
    const counted = await ofSite();
    expect(counted).not.toEqual([{ count: null }]);
    const { status, body } = await tests.book('2026-11-26T00:00:00.000Z', { car_id: null });
    expect([status, body.error]).toEqual([429, expect.stringContaining('call us')]);
    expect(await ofSite()).toEqual(counted);
    expect(await tests.count('bookings')).toBe(6);
  });

  it('is counted by visitor before anything is looked up, with a fault in it as well', async () => {
    const tryFrom = (client: string) => tests.book('no time', {}, { 'x-forecourt-client': client });
    for (let at = 0; at < 60; at += 1) expect((await tryFrom(`2001:db8:1:2::${at + 1}`)).status).toBe(422);
    const { status, body } = await tryFrom('2001:db8:1:2::ffff');
    expect([status, body.error]).toEqual([429, expect.stringContaining('in a few minutes')]);
    expect((await tryFrom('2001:db8:1:3::1')).status).toBe(422);
  });

  it('is not taken by the form of other enquiries, which could hold no time', async () => {
    const answer = await tests.post('/api/leads', { ...tests.payload(ten), category: 'test-drive' });
    expect(answer.status).toBe(422);
  });
});

describe('coming to the shopper', () => {
  const home = (postcode: string, home_address = '1 Example Street') => ({
    come_to_you: true,
    userData: { ...testPerson, location: 'yard-yard', postcode, home_address },
  });

  it('is taken within the distance of the setting, and the dealer reads where', async () => {
    await tests.open({ comeToYou: { enabled: true, withinKm: 10 } });
    expect((await tests.slots()).come_to_you).toEqual({ within_km: 10 });
    expect((await tests.book(ten, home('2000'))).status).toBe(201);
    expect(await tests.rows('select at_home from bookings')).toEqual([
      { at_home: { address: '1 Example Street', postcode: '2000' } },
    ]);
    const { mails } = await tests.deliver();
    expect(mails.every(({ text }) => text?.includes('1 Example Street'))).toBe(true);
  });

  it.each([
    ['farther', home('4000'), 'userData.postcode'],
    ['without an address', home('2000', ' '), 'userData.home_address'],
    ['to no postcode', home('20'), 'userData.postcode'],
  ])('is refused %s, with what to mend', async (_, more, path) => {
    await tests.open({ comeToYou: { enabled: true, withinKm: 10 } });
    const { status, body } = await tests.book(ten, more);
    expect([status, body.fields.map((field: { path: string }) => field.path)]).toEqual([
      422,
      expect.arrayContaining([path]),
    ]);
  });

  it('is refused where the site does not offer it', async () => {
    const { body } = await tests.book(ten, home('2000'));
    expect(body.fields).toEqual([expect.objectContaining({ path: 'come_to_you' })]);
  });
});

describe('a plain form', () => {
  const typed = () => ({
    ...{ category: 'test-drive', car_id: tests.vehicle.id, slot: ten, location: 'yard-yard' },
    ...{ ...testPerson, opt_in: 'on', more_wishes: '' },
  });

  it('is led to the page that confirms it, which is given the test drive for an hour', async () => {
    const answer = await tests.postForm('/api/test-drive', typed());
    const location = new URL(answer.headers.get('location') ?? '', 'http://yard');
    expect([answer.status, location.pathname, location.searchParams.get('category')]).toEqual([
      ...[303, '/success', 'test-drive'],
    ]);
    const lead = location.searchParams.get('lead');
    const drive = testDriveSchema.parse(await (await tests.own(`/leads/${lead}/test-drive`)).json());
    expect(drive).toMatchObject({ state: 'confirmed', starts_at: ten, may_change: true, may_cancel: true });
    tests.clock.now = new Date(bookingNow.getTime() + 61 * 60 * 1000);
    expect((await tests.own(`/leads/${lead}/test-drive`)).status).toBe(404);
  });

  it('[TDRV-01] comes back to its page with what was typed where the time is taken', async () => {
    await tests.book(ten, { userData: person(2) });
    const answer = await tests.postForm('/api/test-drive', typed());
    const location = new URL(answer.headers.get('location') ?? '', 'http://yard');
    expect([answer.status, location.pathname, location.searchParams.get('car_id')]).toEqual([
      ...[303, '/book-test-drive', tests.vehicle.id],
    ]);
    const returned = await (await tests.own(`/returned-forms/${location.searchParams.get('returned_form')}`)).json();
    expect(returned.form).toMatchObject({ name: 'Avery', slot: ten, message: 'Is it still there?' });
    expect(returned.fields).toEqual([{ path: 'slot', message: expect.stringContaining('Free near it: ') }]);
  });
});

describe('the address of a test drive', () => {
  const booked = async () => (await tests.book(ten)).body.token as string;
  const drive = async (token: string, near = '') =>
    testDriveSchema.parse(await (await tests.own(`/test-drives/${token}${near}`)).json());

  it('shows how it stands, with the days it can be moved to, for ninety days after it', async () => {
    const token = await booked();
    const found = await drive(token, `?near=${ten}`);
    expect(found).toMatchObject({ token, state: 'confirmed', is_past: false, vehicle: { state: 'available' } });
    // Its own time is free to itself.
    expect(found.nearest[0]?.value).toBe(ten);
    tests.clock.now = new Date('2027-02-01T00:00:00Z');
    expect(await drive(token)).toMatchObject({ is_past: true, may_change: false, may_cancel: false, days: [] });
    tests.clock.now = new Date('2027-02-23T00:00:00Z');
    expect((await tests.own(`/test-drives/${token}`)).status).toBe(404);
    expect((await tests.own('/test-drives/nothing')).status).toBe(404);
  });

  it('moves it: the new time is taken, the old one is free, and both sides and the enquiry say so', async () => {
    const token = await booked();
    await tests.deliver();
    tests.clock.now = new Date(bookingNow.getTime() + 60_000);
    const answer = await tests.post('/api/test-drive/change', { token, slot: halfPastTen });
    expect([answer.status, testDriveSchema.parse(await answer.json())]).toMatchObject([
      200,
      { starts_at: halfPastTen },
    ]);
    const slots = await tests.slots({ car_id: tests.vehicle.id });
    expect([stateOf(slots, '2026-11-23T22:30:00.000Z'), stateOf(slots, eleven)]).toEqual(['free', 'taken']);
    expect(await tests.rows("select submission->'userData'->>'preferred_time' as time from leads")).toEqual([
      { time: '10:30' },
    ]);
    const { mails } = await tests.deliver();
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'The Yard: a test drive has a new time',
      'Your test drive has a new time: The Yard',
    ]);
    // The same again changes nothing and writes to nobody.
    await tests.post('/api/test-drive/change', { token, slot: halfPastTen });
    expect((await tests.deliver()).mails).toEqual([]);
  });

  it('leaves it where it was when the new time is taken, and says what is free', async () => {
    const token = await booked();
    await tests.book(eleven, { userData: person(2) });
    const answer = await tests.post('/api/test-drive/change', { token, slot: eleven });
    const body = await answer.json();
    expect([answer.status, body.nearest.length]).toEqual([409, 3]);
    expect(await drive(token)).toMatchObject({ starts_at: ten });
    const plain = await tests.postForm('/api/test-drive/change', { token, slot: eleven });
    expect(plain.headers.get('location')).toBe(
      `/test-drive/${token}?${new URLSearchParams({ fault: 'taken', near: eleven })}`,
    );
  });

  it('cancels it once, frees its time, and the same person can book it again', async () => {
    const token = await booked();
    const plain = await tests.postForm('/api/test-drive/cancel', { token });
    expect(plain.headers.get('location')).toBe(`/test-drive/${token}?done=cancelled`);
    await tests.post('/api/test-drive/cancel', { token });
    expect(await tests.rows('select status, sequence from bookings')).toEqual([{ status: 'cancelled', sequence: 1 }]);
    expect(await tests.count('booking_pieces')).toBe(0);
    expect(await drive(token)).toMatchObject({ state: 'cancelled', may_change: false, may_cancel: false });
    const change = await tests.post('/api/test-drive/change', { token, slot: eleven });
    expect(change.status).toBe(409);
    const again = await tests.book(ten);
    expect([again.status, again.body.token === token]).toEqual([201, false]);
  });

  it('lets it be cancelled and not moved once its vehicle has sold', async () => {
    const token = await booked();
    await tests.rows("update vehicles set sold = true, status = 'sold', sold_at = $1", [tests.clock.now]);
    expect(await drive(token)).toMatchObject({
      vehicle: { state: 'sold' },
      may_change: false,
      may_cancel: true,
      days: [],
    });
    expect((await tests.post('/api/test-drive/change', { token, slot: eleven })).status).toBe(409);
    expect((await tests.post('/api/test-drive/cancel', { token })).status).toBe(200);
  });

  it('lets it be cancelled and not moved once the site takes none any more, by page and endpoint alike', async () => {
    const token = await booked();
    await tests.open({}, { site: { flags: {} } });
    expect(await drive(token)).toMatchObject({ state: 'confirmed', may_change: false, may_cancel: true, days: [] });
    const change = await tests.postForm('/api/test-drive/change', { token, slot: eleven });
    expect(change.headers.get('location')).toBe(`/test-drive/${token}?fault=closed`);
    expect(await drive(token)).toMatchObject({ starts_at: ten });
    expect((await tests.post('/api/test-drive/cancel', { token })).status).toBe(200);
  });

  it('is of its own site alone, and changed from pages of that site alone', async () => {
    const token = await booked();
    const foreign = await tests.post('/api/test-drive/cancel', { token }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await tests.post('/api/test-drive/cancel', { token: 'nothing' })).status).toBe(404);
    expect(await drive(token)).toMatchObject({ state: 'confirmed' });
  });

  it('gives the test drive as a file to be added to a calendar', async () => {
    const token = await booked();
    const answer = await tests.app.request(`/api/test-drive/${token}/calendar.ics`, { headers: tests.gateway });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/calendar/),
    ]);
    expect(await answer.text()).toMatch(/METHOD:PUBLISH[\s\S]*DTSTART:20261123T230000Z/);
    expect((await tests.app.request('/api/test-drive/nothing/calendar.ics', { headers: tests.gateway })).status).toBe(
      404,
    );
  });
});

describe('both changes of daylight saving', () => {
  it.each([
    ['forward', new Date('2026-10-02T00:00:00Z'), '2026-10-03T22:00:00.000Z', '9 am', 'AEDT'],
    ['back', new Date('2027-04-02T00:00:00Z'), '2027-04-03T23:00:00.000Z', '9 am', 'AEST'],
  ])('%s leave a time what the clock of the place says', async (_, now, slot, time, clock) => {
    tests.clock.now = now;
    const opening_hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      ...{ weekday, status: 'Open' as const, open: '09:00', close: '17:00', formated_hours: '' },
    }));
    await tests.open({}, { location: { contact_detail: { phone: null, landline_phone: null, opening_hours } } });
    const { body } = await tests.book(slot);
    expect(body.booked).toMatchObject({ time, clock });
    const calendar = calendarOf(toShopper((await tests.deliver()).mails));
    expect(calendar).toContain(`DTSTART:${slot.slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
  });
});

describe('a thousand at once', () => {
  /** Whoever finds too many waiting, or waits too long on a slow machine, is asked to come again, and does. */
  const bookAgain = async (number: number, slot: string, more: object = {}): ReturnType<typeof tests.book> => {
    const answer = await tests.book(slot, { userData: person(number), ...more }, from(number));
    if (answer.status !== 503) return answer;
    // When they were asked to, and not all in the same moment, as people do.
    await setTimeout(Number(answer.retryAfter) * 1000 + (number % 30) * 100);
    return bookAgain(number, slot, more);
  };
  /** How many answers there are of each kind. Whoever was booked but waited too long to hear of it hears 200 the next time. */
  const countBy = (answers: readonly { readonly status: number }[]) =>
    Object.fromEntries(
      [...Map.groupBy(answers, ({ status }) => (status === 200 ? 201 : status))].map(([of, all]) => [of, all.length]),
    );

  it('[TDRV-01] for ten places book ten, and everybody else is answered with what is free', async () => {
    await tests.open({ capacityPerSlot: 10 });
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, number) => bookAgain(number, ten, { car_id: null })),
    );
    expect(countBy(answers)).toEqual({ 201: 10, 409: 990 });
    for (const { status, body } of answers) if (status === 409) expect(body.nearest).toHaveLength(3);
    expect([await tests.count('bookings'), await tests.count('leads'), await tests.count('booking_pieces')]).toEqual([
      ...[10, 10, 40],
    ]);
    expect(
      await tests.rows('select count(distinct (piece, seat))::int as seats, max(seat) as most from booking_pieces'),
    ).toEqual([{ seats: 40, most: 10 }]);
  });

  it('[TDRV-01] for as many places as they are all get one, whoever saw which place free', async () => {
    await tests.open({ capacityPerSlot: 6 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, number) =>
        tests.book(ten, { car_id: null, userData: person(number) }, from(number)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(await tests.rows('select distinct seat from booking_pieces order by seat')).toHaveLength(6);
  });

  it('[TDRV-01] at a place that was cut down take no more than it has now', async () => {
    await tests.open({ capacityPerSlot: 4 });
    expect((await tests.book(ten, { car_id: null, userData: person(1) }, from(1))).status).toBe(201);
    await tests.rows('update booking_pieces set seat = 4');
    await tests.open({ capacityPerSlot: 2 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, number) =>
        tests.book(ten, { car_id: null, userData: person(number + 2) }, from(number + 2)),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('[TDRV-01] wait for whoever is alone at the place, though a seat is free', async () => {
    await tests.open({ capacityPerSlot: 4 });
    const alone = await tests.database.pool.connect();
    try {
      await alone.query('begin');
      await alone.query("select pg_advisory_xact_lock(hashtextextended('booking:yard:yard-yard', 0))");
      const booked = tests.book(ten, { car_id: null });
      const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(() => tests.rows(waiting)).not.toEqual([]);
      expect(await tests.count('bookings')).toBe(0);
      await alone.query('commit');
      expect((await booked).status).toBe(201);
    } finally {
      alone.release(true);
    }
  });

  it('[TDRV-01] for one vehicle at times that overlap book it once', async () => {
    await tests.open({ capacityPerSlot: 50 });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) => bookAgain(number, [ten, halfPastTen][number % 2] ?? ten)),
    );
    expect(countBy(answers)).toEqual({ 201: 1, 409: 59 });
  });

  it('that find too many waiting are asked at once to come again', async () => {
    await tests.open({ capacityPerSlot: 1 });
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, number) =>
        tests.book(ten, { car_id: null, userData: person(number) }, from(number)),
      ),
    );
    // The first of them may be told so as well, if the machine lets them wait for longer than a person does.
    const crowded = answers.filter(({ body }) => /^Many people are booking right now/.test(body.error));
    expect(new Set(crowded.map(({ status }) => status))).toEqual(new Set([503]));
    expect(await tests.count('bookings')).toBe(1);
  });

  it('[TDRV-01] are kept apart by the keys of the table, whoever looked before', async () => {
    await tests.book(ten);
    const [taken] = await tests.rows('select * from booking_pieces order by piece limit 1');
    const insert = (seat: number, vehicle: string | null) =>
      tests.rows(
        `insert into booking_pieces (dealership_id, location_id, seat, piece, vehicle_id, booking_id)
         select dealership_id, location_id, $1, piece, $2, booking_id from booking_pieces where piece = $3 limit 1`,
        [seat, vehicle, taken.piece],
      );
    await expect(insert(taken.seat, null)).rejects.toMatchObject({ code: '23505' });
    await expect(insert(taken.seat + 1, taken.vehicle_id)).rejects.toMatchObject({ code: '23505' });
    await expect(tests.rows(`update booking_pieces set piece = piece + interval '1 minute'`)).rejects.toMatchObject({
      code: '23514',
    });
  });
});

describe('the removal of a dealership', () => {
  it('waits for drives that are to come, and names the command that lists them', async () => {
    await tests.book(ten);
    const { pool, db } = tests.database;
    await pool.query("update bookings set starts_at = now() + interval '1 day', ends_at = now() + interval '25 hours'");
    await pool.query("update dealerships set slug = 'yard-by-slug' where id = 'yard'");
    try {
      const removals = await loadRemovals();
      const { against } = await db.transaction((tx) => planAll(removals, tx, 'dealership', 'yard'));
      const [said = ''] = against.filter((one) => one.includes('1 test drive is to come'));
      const command = /forecourt (bookings list .*)$/.exec(said)?.[1] ?? '';
      const listed = await tests.forecourt(...command.split(' '), '--json');
      expect(JSON.parse(listed.out)).toHaveLength(1);
    } finally {
      await pool.query("update dealerships set slug = 'yard' where id = 'yard'");
    }
  });
});
