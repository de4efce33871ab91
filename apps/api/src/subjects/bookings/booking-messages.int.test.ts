import { garageSchema } from '@forecourt/api-contract';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { bookingNow, calendarOf, startBookingTests, toShopper } from '../../../test/test-bookings';
import { mailbox, testPerson } from '../../../test/test-leads';
import { loadErasures, loadRecords } from '../../app/rosters';
import { bookings } from '../../ground/database/schema';
import { eraseAll } from '../../ground/erasure/erasure';
import { readRecords } from '../../ground/erasure/personal-records';
import { gsmLength } from '../../ground/messages/sms-text';
import { eraseOldLeads } from '../leads/erase-leads';
import { getSiteDocument } from '../sites';
import { bookingsOf, manageTokens } from '.';
import { followVehicles } from './follow-vehicles';
import { dueOf, isReminderDue } from './reminder-due';
import { sendReminders } from './send-reminders';

let tests: Awaited<ReturnType<typeof startBookingTests>>;
beforeAll(async () => {
  tests = await startBookingTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.reset();
  await tests.open();
});

/** Wednesday 25 November 2026, 10 am in Sydney: two days from now. */
const slot = '2026-11-24T23:00:00.000Z';
const later = '2026-11-25T01:00:00.000Z';
const hours = (before: number) => new Date(Date.parse(slot) - before * 60 * 60 * 1000);

/** A file for calendars as two libraries read it that have nothing in common. */
const readBack = (file: string | null) => {
  if (file === null) throw new Error('No file came with the mail.');
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('There is no entry in it.');
  const event = new ICAL.Event(component);
  const one = {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    status: String(component.getFirstPropertyValue('status')),
  };
  const parsed = ical.sync.parseICS(file);
  const found = Object.values(parsed).find((entry) => entry?.type === 'VEVENT');
  if (found?.type !== 'VEVENT') throw new Error('The other library finds no entry.');
  const other = {
    method: found.method,
    uid: found.uid,
    sequence: Number(found.sequence),
    start: found.start.toISOString(),
    end: found.end?.toISOString(),
    status: found.status,
  };
  expect(other).toEqual(one);
  return { ...one, summary: event.summary, location: event.location, description: event.description };
};

describe('the file for calendars', () => {
  it('[TDRV-01] comes with the confirmation, and two independent libraries read it alike', async () => {
    const { body } = await tests.book(slot);
    const mail = toShopper((await tests.deliver()).mails);
    expect(mail?.subject).toBe('Your test drive is booked: The Yard');
    expect(mail?.text).toContain('Wednesday 25 November 2026, 10 am to 11 am (AEDT)');
    expect(mail?.text).toContain('Bring your driver licence.');
    expect(mail?.text).toContain(`http://yard.localhost:3000/test-drive/${body.token}`);
    expect(mail?.html).toContain('https://www.google.com/maps/dir/?');
    expect(mail?.text).not.toMatch(/Avery|still there/);
    const entry = readBack(calendarOf(mail));
    expect(entry).toMatchObject({ method: 'REQUEST', sequence: 0, start: slot, status: 'CONFIRMED' });
    expect(entry.end).toBe('2026-11-25T00:00:00.000Z');
    expect(entry.summary).toContain(`Test drive of the ${tests.vehicle.name}`);
    expect(entry.location).toContain('12 Example Quay, Sydney NSW 2000');
    expect(entry.description).toContain(`/test-drive/${body.token}`);
  });

  it('keeps its id for life and raises its sequence when it is moved and when it is cancelled', async () => {
    const { token } = (await tests.book(slot)).body;
    const sent = async () => readBack(calendarOf(toShopper((await tests.deliver()).mails)));
    const first = await sent();
    tests.clock.now = new Date(bookingNow.getTime() + 60_000);
    await tests.post('/api/test-drive/change', { token, slot: later });
    const moved = await sent();
    expect(moved).toMatchObject({ uid: first.uid, method: 'REQUEST', sequence: 1, start: later });
    await tests.post('/api/test-drive/cancel', { token });
    const over = await sent();
    expect(over).toMatchObject({ uid: first.uid, method: 'CANCEL', sequence: 2, status: 'CANCELLED' });
  });

  it('is tentative until the dealer confirms, and says so with the next sequence', async () => {
    await tests.open({ confirmation: 'by-dealer' });
    await tests.book(slot);
    expect(readBack(calendarOf(toShopper((await tests.deliver()).mails)))).toMatchObject({ status: 'TENTATIVE' });
    const [{ id }] = await tests.rows('select id from bookings');
    expect(await tests.forecourt('bookings', 'confirm', id, '--by', 'Robin')).toMatchObject({ code: 0 });
    const mail = toShopper((await tests.deliver()).mails);
    expect(mail?.subject).toContain('is booked');
    expect(readBack(calendarOf(mail))).toMatchObject({ status: 'CONFIRMED', sequence: 1 });
  });
});

describe('reminders', () => {
  const remind = async (at: Date) => {
    tests.clock.now = at;
    await sendReminders(tests.maker());
    return tests.deliver();
  };

  it('come the day before and two hours before, each once, whoever looks again', async () => {
    await tests.book(slot);
    await tests.deliver();
    expect((await remind(hours(25))).mails).toEqual([]);
    expect((await remind(hours(24))).mails.map(({ subject }) => subject)).toEqual([
      'Your test drive is tomorrow: The Yard',
    ]);
    expect((await remind(hours(23))).mails).toEqual([]);
    const [mail, ...more] = (await remind(hours(2))).mails;
    expect([mail?.subject, more]).toEqual(['Your test drive is today: The Yard', []]);
    // A reminder changes nothing in a calendar.
    expect(calendarOf(mail)).toBeNull();
    expect((await remind(hours(1))).mails).toEqual([]);
  });

  it('are made once by workers that look at the same moment', async () => {
    await tests.book(slot);
    tests.clock.now = hours(20);
    const made = await Promise.all([1, 2, 3].map(() => sendReminders(tests.maker())));
    expect(made.toSorted()).toEqual([0, 0, 1]);
  });

  it('never come of a cancelled test drive, also of one that is cancelled while its reminder waits', async () => {
    const { token } = (await tests.book(slot)).body;
    await tests.deliver();
    tests.clock.now = hours(20);
    await sendReminders(tests.maker());
    await tests.post('/api/test-drive/cancel', { token });
    const { mails } = await tests.deliver();
    expect(mails.some(({ subject }) => subject?.includes('tomorrow'))).toBe(false);
    expect((await remind(hours(2))).mails).toEqual([]);
  });

  it('come anew of a test drive that was moved, and of none that was booked a moment ago', async () => {
    const { token } = (await tests.book(slot)).body;
    await tests.deliver();
    await remind(hours(20));
    await tests.post('/api/test-drive/change', { token, slot: '2026-11-26T23:00:00.000Z' });
    await tests.deliver();
    expect((await remind(hours(-24))).mails).toHaveLength(1);
    await tests.reset();
    tests.clock.now = hours(5);
    await tests.book(slot);
    await tests.deliver();
    expect((await remind(hours(4))).mails).toEqual([]);
    expect((await remind(hours(2))).mails).toHaveLength(1);
  });

  /** Bookings beside the one there is, the same but for what is given of each. */
  const addBookings = (all: readonly object[]) =>
    tests.rows(
      `with given as (select gen_random_uuid() as lead_id, more from jsonb_array_elements($1) as more),
       booking as (select b as row from bookings b limit 1),
       lead as (
         insert into leads select (jsonb_populate_record(l, jsonb_build_object('id', given.lead_id))).*
         from given, booking join leads l on l.id = (booking.row).lead_id)
       insert into bookings select (jsonb_populate_record(booking.row, more || jsonb_build_object(
         'id', gen_random_uuid(), 'lead_id', lead_id, 'manage_digest', lead_id::text))).*
       from given, booking`,
      [JSON.stringify(all)],
    );

  it('come of what is due, however many test drives that are not due begin before it', async () => {
    await tests.book(slot);
    await tests.deliver();
    await addBookings(Array.from({ length: 201 }, () => ({ starts_at: hours(1), reminded_day_at: hours(25) })));
    expect((await remind(hours(20))).mails.map(({ subject }) => subject)).toEqual([
      'Your test drive is tomorrow: The Yard',
    ]);
  });

  it('are asked of the database as the rule says', async () => {
    await tests.book(slot);
    const now = hours(0);
    const secondsFrom = (from: Date, hours: number, seconds: number) =>
      new Date(from.getTime() + (hours * 3600 + seconds) * 1000);
    const around = (edges: readonly number[], from: Date) =>
      edges.flatMap((edge) => [-1, 0, 1].map((seconds) => secondsFrom(from, edge, seconds)));
    await addBookings(
      around([0, 0.5, 2, 3, 12, 24], now).flatMap((starts_at) =>
        around([-100, -26, -4, -1], starts_at).flatMap((timed_at) =>
          [null, now].flatMap((reminded_day_at) =>
            [null, now].map((reminded_hours_at) => ({
              ...{ starts_at, ends_at: hours(-48), timed_at, reminded_day_at, reminded_hours_at },
            })),
          ),
        ),
      ),
    );
    const all = await tests.database.db.select().from(bookings);
    const asked = await tests.database.db.select({ id: bookings.id }).from(bookings).where(isReminderDue(now));
    const due = all.filter((row) => dueOf(row, now) !== null);
    expect([all.length, due.length > 100 && due.length < all.length]).toEqual([865, true]);
    expect(asked.map(({ id }) => id).toSorted()).toEqual(due.map(({ id }) => id).toSorted());
  });

  it('are one text where the site sends those', async () => {
    await tests.open({}, { site: { receipts: { email: false, sms: true } } });
    await tests.book(slot);
    await tests.deliver();
    const { mails, texts } = await remind(hours(20));
    expect(mails).toEqual([]);
    expect(texts.map(({ to, text }) => [to, text])).toEqual([
      ['+61491570006', expect.stringMatching(/^The Yard: your test drive is tomorrow at 10 am\. To change it call /)],
    ]);
    expect(gsmLength(texts[0]?.text ?? '')).toBeLessThanOrEqual(160);
  });
});

describe('a vehicle that is reserved and sold meanwhile', () => {
  it('is written of to shopper and dealer, once of each, and the time stays theirs', async () => {
    await tests.book(slot);
    await tests.deliver();
    const follow = async () => {
      const found = await followVehicles(tests.maker());
      return [found, (await tests.deliver()).mails.map(({ subject }) => subject).toSorted()];
    };
    expect(await follow()).toEqual([0, []]);
    await tests.rows('update vehicles set reserved = true where id = $1', [tests.vehicle.id]);
    expect(await follow()).toEqual([
      1,
      [expect.stringContaining('has been reserved: The Yard'), 'The Yard: the vehicle of a test drive is reserved'],
    ]);
    expect(await follow()).toEqual([0, []]);
    await tests.rows("update vehicles set sold = true, status = 'sold', sold_at = $1", [tests.clock.now]);
    expect(await follow()).toEqual([
      1,
      [expect.stringContaining('has been sold: The Yard'), 'The Yard: the vehicle of a test drive is sold'],
    ]);
    expect(await follow()).toEqual([0, []]);
    expect(await tests.rows('select status from bookings')).toEqual([{ status: 'confirmed' }]);
  });

  it('is not written of where the test drive is cancelled, nor where it is over', async () => {
    const { token } = (await tests.book(slot)).body;
    await tests.post('/api/test-drive/cancel', { token });
    await tests.rows("update vehicles set sold = true, status = 'sold', sold_at = $1", [tests.clock.now]);
    expect(await followVehicles(tests.maker())).toBe(0);
    await tests.rows("update bookings set status = 'confirmed'");
    tests.clock.now = hours(-1);
    expect(await followVehicles(tests.maker())).toBe(0);
  });
});

describe('an enquiry with the sign of a robot', () => {
  it('has its time and waits, and its shopper is written to once the dealer lets it go', async () => {
    await tests.setDestinations([{ kind: 'email', to: ['leads@yard.example'] }], { suspected_leads: 'hold' });
    const { status } = await tests.book(slot, { more_wishes: 'cheap pills', location: 'yard-yard' });
    expect(status).toBe(201);
    expect(await tests.rows('select status from bookings')).toEqual([{ status: 'waiting' }]);
    expect((await tests.deliver()).mails).toEqual([]);
    const [{ id }] = await tests.rows('select id from leads');
    expect((await tests.forecourt('leads', 'deliver', id)).code).toBe(0);
    expect(toShopper((await tests.deliver()).mails)?.subject).toContain('is held');
  });
});

describe('forecourt bookings', () => {
  it('lists those to come, shows one with who comes, and cancels it with who and why in its history', async () => {
    await tests.book(slot);
    await tests.deliver();
    const list = await tests.forecourt('bookings', 'list', '--dealership', 'yard');
    expect(list).toMatchObject({ code: 0, out: expect.stringContaining('Wednesday 25 November 2026, 10 am AEDT') });
    const [{ booking_id }] = JSON.parse((await tests.forecourt('bookings', 'list', '--json')).out);
    expect((await tests.forecourt('bookings', 'cancel', booking_id)).code).not.toBe(0);
    const cancelled = await tests.forecourt('bookings', 'cancel', booking_id, '--by', 'Robin', '--why', 'No driver');
    expect(cancelled).toMatchObject({ code: 0, out: expect.stringContaining('is cancelled') });
    const shown = JSON.parse((await tests.forecourt('bookings', 'show', booking_id, '--json')).out);
    expect(shown).toMatchObject({
      state: 'cancelled',
      shopper: { name: 'Avery Example', email: testPerson.email },
      events: [
        { what: 'booked', who: 'shopper' },
        { what: 'cancelled', who: 'Robin', why: 'No driver' },
      ],
    });
    const words = await tests.forecourt('bookings', 'show', booking_id);
    expect(words.out).toMatch(/Shopper: Avery Example, .*cancelled by Robin: No driver/s);
    const { mails } = await tests.deliver();
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'The Yard: a test drive was cancelled',
      'Your test drive is cancelled: The Yard',
    ]);
    // Why is between the dealer and their history.
    expect(toShopper(mails)?.text).not.toContain('No driver');
    expect((await tests.forecourt('bookings', 'confirm', booking_id)).code).toBe(1);
    expect((await tests.forecourt('bookings', 'show', 'nothing')).code).toBe(1);
  });
});

describe('what is kept of a person', () => {
  const signedIn = async () => {
    const [{ id }] = await tests.rows(
      `insert into shoppers (id, website_id, phone, created_at, signed_in_at)
       values (gen_random_uuid(), 'yard', '+61491570006', now(), now()) returning id`,
    );
    return id as string;
  };

  it('is in the garage and in the file of whoever booked while they were signed in', async () => {
    await emptyTables(tests.database, 'shoppers');
    const id = await signedIn();
    const { body } = await tests.book(slot, {}, { 'x-test-shopper': id });
    const { db } = tests.database;
    const site = await getSiteDocument(db, 'yard');
    if (site === null) throw new Error('There is no site.');
    const listed = await bookingsOf(db, id, {
      site,
      manageToken: manageTokens(tests.env.serviceToken),
      now: bookingNow,
    });
    expect(garageSchema.shape.bookings.parse(listed)).toMatchObject([
      { token: body.token, state: 'confirmed', location: 'The Yard', starts_at: slot, is_past: false },
    ]);
    expect(await readRecords(await loadRecords(), db, 'shopper', id)).toMatchObject({
      test_drives: [{ starts_at: slot, state: 'confirmed' }],
    });
    await db.transaction(async (tx) => eraseAll(await loadErasures(), tx, 'shopper', [id]));
    expect(await tests.rows('select shopper_id from bookings')).toEqual([{ shopper_id: null }]);
  });

  it('goes with the enquiry: the address, the link, and what an operator wrote', async () => {
    await tests.open({ comeToYou: { enabled: true, withinKm: 10 } });
    const { body } = await tests.book(slot, {
      come_to_you: true,
      userData: { ...testPerson, location: 'yard-yard', postcode: '2000', home_address: '1 Example Street' },
    });
    const [{ id }] = await tests.rows('select id from bookings');
    await tests.forecourt('bookings', 'cancel', id, '--why', 'Avery rang');
    await tests.deliver();
    await tests.setDestinations([mailbox('leads')], { lead_retention_days: 30 });
    tests.clock.now = new Date(bookingNow.getTime() + 40 * 24 * 60 * 60 * 1000);
    const place = {
      db: tests.database.db,
      outbox: '/nonexistent',
      now: tests.clock.now,
      erasures: await loadErasures(),
    };
    await eraseOldLeads(place, { dryRun: false });
    expect(await tests.rows('select at_home, manage_digest, shopper_id from bookings')).toEqual([
      { at_home: null, manage_digest: null, shopper_id: null },
    ]);
    expect(await tests.rows('select why from booking_events where why is not null')).toEqual([]);
    expect((await tests.own(`/test-drives/${body.token}`)).status).toBe(404);
    expect(JSON.stringify(await tests.rows('select * from leads'))).not.toContain('Example Street');
  });
});
