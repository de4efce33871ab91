import type { OpeningHours, SpecialHours } from '@forecourt/domain/location';
import { aLocation, weekHours } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays, stateTimeZone } from '../calendar/zone';
import { readClock } from './clock';
import { formatClock } from './hours-words';
import { nextOpening } from './next-opening';
import { isOpenAt } from './open-at';
import { hasUpcomingSpecialHours, specialHoursMatch } from './special-hours';
import { upcomingSpecialHours } from './upcoming-hours';
import { openingHoursTable } from './week-hours';

const special = (overrides: Partial<SpecialHours>): SpecialHours => ({
  status: 'Closed',
  date: '2026-03-16',
  start_hour: null,
  end_hour: null,
  department: '',
  location_name: '',
  ...overrides,
});
/** A location of the test in Sydney (UTC+11 in March) with these special hours. */
const withSpecial = (...special_hours: SpecialHours[]) => aLocation({ special_hours });
const sydney = (local: string) => new Date(`${local}+11:00`);

describe('openingHoursTable', () => {
  it('[LOC-03] joins Mon-Fri when equal, the weekend as Sat and Sun, and shows Closed', () => {
    expect(openingHoursTable(weekHours).map(({ label, hours }) => [label, hours])).toEqual([
      ['Mon-Fri', '8:30 am - 5:30 pm'],
      ['Sat', '9 am - 4 pm'],
      ['Sun', 'Closed'],
    ]);
  });

  it('[LOC-03] gives each weekday a line when one differs', () => {
    const late = weekHours.map((day): OpeningHours => (day.weekday === 4 ? { ...day, close: '20:00' } : day));
    expect(openingHoursTable(late).map(({ label }) => label)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(openingHoursTable(late)[3]?.hours).toBe('8:30 am - 8 pm');
  });

  it('takes a day that is left out for closed, and words without times as they are', () => {
    const byAppointment: OpeningHours = {
      weekday: 6,
      status: 'Open',
      open: null,
      close: null,
      formated_hours: 'By appointment',
    };
    const table = openingHoursTable([...weekHours.filter(({ weekday }) => weekday > 0 && weekday < 6), byAppointment]);
    expect(table.map(({ hours }) => hours)).toEqual(['8:30 am - 5:30 pm', 'By appointment', 'Closed']);
    expect(openingHoursTable([])).toEqual([]);
    const silent = openingHoursTable([{ ...byAppointment, formated_hours: ' ' }]);
    expect(silent.map(({ hours }) => hours)).toEqual(['Closed', 'Open', 'Closed']);
  });

  it('[LOC-03] joins Mon-Fri when they are all closed, and names the weekdays of each line', () => {
    const table = openingHoursTable(weekHours.filter(({ weekday }) => weekday === 0 || weekday === 6));
    expect(table.map(({ label, hours, weekdays }) => [label, hours, weekdays])).toEqual([
      ['Mon-Fri', 'Closed', [1, 2, 3, 4, 5]],
      ['Sat', '9 am - 4 pm', [6]],
      ['Sun', 'Closed', [0]],
    ]);
  });

  it('[LOC-03] joins Mon-Fri exactly when they are equal, and stands for every weekday once', () => {
    const hour = fc.constantFrom('08:00', '08:30', '09:00');
    const day = (weekday: number) =>
      hour.map((open): OpeningHours => ({ weekday, status: 'Open', open, close: '17:00', formated_hours: '' }));
    fc.assert(
      fc.property(fc.tuple(...[0, 1, 2, 3, 4, 5, 6].map(day)), (week) => {
        const table = openingHoursTable(week);
        const opens = new Set(week.slice(1, 6).map(({ open }) => open));
        expect(table.some(({ label }) => label === 'Mon-Fri')).toBe(opens.size === 1);
        expect(table.slice(-2).map(({ label }) => label)).toEqual(['Sat', 'Sun']);
        expect(table.flatMap(({ weekdays }) => weekdays).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
        for (const { hours, weekdays } of table) {
          for (const weekday of weekdays)
            expect(hours).toBe(`${formatClock(readClock(week[weekday]?.open ?? '') ?? -1)} - 5 pm`);
        }
      }),
    );
  });

  it('reads the clock with noon and midnight', () => {
    expect(
      ['00:00', '00:30', '11:59', '12:00', '13:05', '24:00'].map((time) => formatClock(readClock(time) ?? -1)),
    ).toEqual(['12 am', '12:30 am', '11:59 am', '12 pm', '1:05 pm', '12 am']);
  });
});

describe('isOpenAt', () => {
  it("[LOC-03] opens and closes to the minute by the location's own clock", () => {
    const yard = aLocation();
    expect(isOpenAt(yard, sydney('2026-03-16T08:29:59'))).toBe(false);
    expect(isOpenAt(yard, sydney('2026-03-16T08:30:00'))).toBe(true);
    expect(isOpenAt(yard, sydney('2026-03-16T17:29:59'))).toBe(true);
    expect(isOpenAt(yard, sydney('2026-03-16T17:30:00'))).toBe(false);
    expect(isOpenAt(yard, sydney('2026-03-15T12:00:00'))).toBe(false);
  });

  it('[LOC-03] is right in every zone at one instant, and when the clocks change', () => {
    const instant = new Date('2026-03-15T22:00:00Z');
    expect(isOpenAt(aLocation({ time_zone: 'Australia/Sydney' }), instant)).toBe(true); // Monday 9:00
    expect(isOpenAt(aLocation({ time_zone: 'Australia/Brisbane' }), instant)).toBe(false); // Monday 8:00
    expect(isOpenAt(aLocation({ time_zone: 'Australia/Perth' }), instant)).toBe(false); // Monday 6:00
    // Daylight saving ends on 5 April 2026: 8:30 is 21:30 UTC before, 22:30 UTC after.
    const yard = aLocation();
    expect(isOpenAt(yard, new Date('2026-04-02T21:30:00Z'))).toBe(true);
    expect(isOpenAt(yard, new Date('2026-04-05T21:30:00Z'))).toBe(false);
    expect(isOpenAt(yard, new Date('2026-04-05T22:30:00Z'))).toBe(true);
  });

  it('[LOC-03] lets special hours of the date replace the weekday', () => {
    const noon = sydney('2026-03-16T12:00:00');
    expect(isOpenAt(withSpecial(special({})), noon)).toBe(false);
    expect(isOpenAt(withSpecial(special({ date: '2026-03-17' })), noon)).toBe(true);
    const short = special({ status: 'Open', start_hour: '10:00', end_hour: '12:00' });
    expect(isOpenAt(withSpecial(short), sydney('2026-03-16T11:59:00'))).toBe(true);
    expect(isOpenAt(withSpecial(short), noon)).toBe(false);
    expect(isOpenAt(withSpecial(special({ department: 'service' })), noon)).toBe(true);
  });

  it("prefers a department's own special hours", () => {
    const all = special({ department: 'all' });
    const sales = special({ department: 'sales', status: 'Open', start_hour: '10:00', end_hour: '14:00' });
    const noon = sydney('2026-03-16T12:00:00');
    expect(isOpenAt(withSpecial(all, sales), noon)).toBe(true);
    expect(isOpenAt(withSpecial(all, sales), noon, 'parts')).toBe(false);
  });

  it('stays open past midnight when it closes the next day', () => {
    const bar = aLocation({ contact_detail: contact(night) });
    expect(isOpenAt(bar, sydney('2026-03-16T23:00:00'))).toBe(true);
    expect(isOpenAt(bar, sydney('2026-03-17T01:59:00'))).toBe(true);
    expect(isOpenAt(bar, sydney('2026-03-17T02:00:00'))).toBe(false);
    expect(isOpenAt(bar, sydney('2026-03-17T17:00:00'))).toBe(false);
  });
});

const night = weekHours.map((day): OpeningHours => ({ ...day, status: 'Open', open: '18:00', close: '02:00' }));
const contact = (opening_hours: OpeningHours[]) => ({ phone: null, landline_phone: null, opening_hours });

describe('hours at the edges of days and years', () => {
  const newYear = [
    special({ date: '2026-12-31', status: 'Open', start_hour: '18:00', end_hour: '01:00' }),
    special({ date: '2027-01-01' }),
  ];

  it('[LOC-03] run past midnight on special days, into a day that is closed and into the next year', () => {
    const yard = withSpecial(...newYear);
    const open = ['2026-12-31T17:59:00', '2026-12-31T18:00:00', '2027-01-01T00:59:00', '2027-01-01T01:00:00'];
    expect(open.map((local) => isOpenAt(yard, sydney(local)))).toEqual([false, true, true, false]);
    expect(isOpenAt(yard, sydney('2027-01-01T12:00:00'))).toBe(false);
  });

  it('[LOC-03] stop at midnight where the special day before was closed', () => {
    const bar = aLocation({ contact_detail: contact(night), special_hours: [special({ date: '2026-12-31' })] });
    expect(isOpenAt(bar, sydney('2026-12-31T01:00:00'))).toBe(true);
    expect(isOpenAt(bar, sydney('2026-12-31T20:00:00'))).toBe(false);
    expect(isOpenAt(bar, sydney('2027-01-01T01:00:00'))).toBe(false);
    expect(isOpenAt(bar, sydney('2027-01-01T18:00:00'))).toBe(true);
  });

  it('[LOC-03] are listed across the turn of the year in order', () => {
    const rows = upcomingSpecialHours(withSpecial(...newYear.toReversed()), sydney('2026-12-31T09:00:00'));
    expect(rows.map(({ label, hours }) => [label, hours])).toEqual([
      ['Today', '6 pm - 1 am'],
      ['Friday 1 January', 'Closed'],
    ]);
  });

  it('[LOC-03] last the whole day from 0:00 to 24:00 or to 0:00', () => {
    for (const close of ['24:00', '00:00']) {
      const always = weekHours.map((day): OpeningHours => ({ ...day, status: 'Open', open: '00:00', close }));
      const yard = aLocation({ contact_detail: contact(always) });
      const times = ['2026-03-16T00:00:00', '2026-03-16T12:00:00', '2026-03-16T23:59:00'];
      expect(times.map((local) => isOpenAt(yard, sydney(local)))).toEqual([true, true, true]);
    }
  });

  it('[LOC-03] last until the same time of the next day when they close as they open', () => {
    const round = { weekday: 1, status: 'Open', open: '09:00', close: '09:00', formated_hours: '' } as const;
    const yard = aLocation({ contact_detail: contact([round]) });
    const times = ['2026-03-16T08:59:00', '2026-03-16T09:00:00', '2026-03-17T08:59:00', '2026-03-17T09:00:00'];
    expect(times.map((local) => isOpenAt(yard, sydney(local)))).toEqual([false, true, true, false]);
  });

  it('[LOC-03] of a day with words instead of times count as neither open nor closed', () => {
    const words: OpeningHours = {
      weekday: 1,
      status: 'Open',
      open: null,
      close: null,
      formated_hours: 'By appointment',
    };
    expect(isOpenAt(aLocation({ contact_detail: contact([words]) }), sydney('2026-03-16T12:00:00'))).toBe(false);
    const half = { ...words, open: '09:00' };
    expect(isOpenAt(aLocation({ contact_detail: contact([half]) }), sydney('2026-03-16T12:00:00'))).toBe(false);
    expect(openingHoursTable([half])[0]?.hours).toBe('By appointment');
    const other = { ...words, close: '17:00' };
    const monday = aLocation({ contact_detail: contact([other]) });
    expect(openingHoursTable([other])[0]?.hours).toBe('By appointment');
    expect(isOpenAt(monday, sydney('2026-03-16T12:00:00'))).toBe(false);
    expect(isOpenAt(monday, sydney('2026-03-17T01:00:00'))).toBe(false);
    expect(nextOpening(monday, sydney('2026-03-15T12:00:00'))).toBeNull();
  });

  it('[LOC-03] are the usual ones on a special day that is open without times', () => {
    const asUsual = special({ status: 'Open' });
    expect(isOpenAt(withSpecial(asUsual), sydney('2026-03-16T12:00:00'))).toBe(true);
    const now = sydney('2026-03-15T12:00:00');
    expect(upcomingSpecialHours(withSpecial(asUsual), now)[0]?.hours).toBe('8:30 am - 5:30 pm');
    // A Sunday, usually closed.
    const sunday = special({ status: 'Open', date: '2026-03-15' });
    expect(upcomingSpecialHours(withSpecial(sunday), now)[0]?.hours).toBe('Open');
    expect(isOpenAt(withSpecial(sunday), now)).toBe(false);
    const halfTold = special({ status: 'Open', start_hour: '10:00' });
    expect(upcomingSpecialHours(withSpecial(halfTold), now)[0]?.hours).toBe('8:30 am - 5:30 pm');
  });
});

describe('zones', () => {
  it('[LOC-03] open Queensland an hour after New South Wales in summer, together in winter', () => {
    const [tweed, coolangatta] = (['NSW', 'QLD'] as const).map((state) =>
      aLocation({ time_zone: stateTimeZone(state) }),
    );
    const open = (instant: string) =>
      [tweed, coolangatta].map((yard) => yard !== undefined && isOpenAt(yard, new Date(instant)));
    // 8:30 in Sydney is 21:30 UTC of the day before in summer, 22:30 UTC in winter; in Brisbane always 22:30 UTC.
    expect(open('2026-01-05T21:30:00Z')).toEqual([true, false]);
    expect(open('2026-01-05T22:30:00Z')).toEqual([true, true]);
    expect(open('2026-01-06T06:30:00Z')).toEqual([false, true]);
    expect(open('2026-07-06T22:29:00Z')).toEqual([false, false]);
    expect(open('2026-07-06T22:30:00Z')).toEqual([true, true]);
    expect(open('2026-07-07T07:30:00Z')).toEqual([false, false]);
  });
});

describe('nextOpening', () => {
  const next = (local: string, yard = aLocation(), department?: Parameters<typeof nextOpening>[2]) =>
    nextOpening(yard, sydney(local), department);

  it('[LOC-03] is today before opening, else the next day that opens', () => {
    expect(next('2026-03-16T08:29:59')).toEqual({ at: sydney('2026-03-16T08:30:00'), day: 'Today', time: '8:30 am' });
    expect(next('2026-03-16T08:30:00')).toEqual({
      at: sydney('2026-03-17T08:30:00'),
      day: 'Tomorrow',
      time: '8:30 am',
    });
    expect(next('2026-03-14T18:00:00')).toEqual({
      at: sydney('2026-03-16T08:30:00'),
      day: 'Monday 16 March',
      time: '8:30 am',
    });
  });

  it('[LOC-03] follows special hours of the department', () => {
    const yard = withSpecial(
      special({ date: '2026-03-16', department: 'service' }),
      special({ date: '2026-03-17', status: 'Open', start_hour: '10:00', end_hour: '12:00' }),
    );
    expect(next('2026-03-16T06:00:00', yard)?.time).toBe('8:30 am');
    expect(next('2026-03-16T06:00:00', yard, 'service')).toMatchObject({ day: 'Tomorrow', time: '10 am' });
  });

  it('[LOC-03] keeps to the clock on the wall when the clocks change in the night', () => {
    // Daylight saving begins on Sunday 4 October 2026; Monday 8:30 is then UTC+11.
    expect(nextOpening(aLocation(), new Date('2026-10-03T20:00:00Z'))?.at).toEqual(new Date('2026-10-04T21:30:00Z'));
    expect(nextOpening(aLocation(), new Date('2026-04-04T20:00:00Z'))?.at).toEqual(new Date('2026-04-05T22:30:00Z'));
  });

  it('is null without hours and with hours in words only, and found after any closure of less than a year', () => {
    expect(next('2026-03-16T06:00:00', aLocation({ contact_detail: contact([]) }))).toBeNull();
    const words: OpeningHours = { weekday: 1, status: 'Open', open: null, close: null, formated_hours: 'Call us' };
    expect(next('2026-03-16T06:00:00', aLocation({ contact_detail: contact([words]) }))).toBeNull();
    const closed = (days: number) =>
      withSpecial(...Array.from({ length: days }, (_, day) => special({ date: addCalendarDays('2026-03-16', day) })));
    expect(next('2026-03-16T06:00:00', closed(20))).toEqual({
      at: new Date('2026-04-05T22:30:00Z'),
      day: 'Monday 6 April',
      time: '8:30 am',
    });
    expect(next('2026-03-16T06:00:00', closed(370))).toBeNull();
    expect(next('2026-03-16T06:00:00', closed(11))?.day).toBe('Friday 27 March');
  });

  it('is null where the location never closes', () => {
    const always = weekHours.map((day): OpeningHours => ({ ...day, status: 'Open', open: '00:00', close: '24:00' }));
    expect(next('2026-03-16T06:00:00', aLocation({ contact_detail: contact(always) }))).toBeNull();
  });

  it('[LOC-03] is the first turn from closed to open after the instant, in every zone and season', () => {
    const zone = fc.constantFrom('Australia/Sydney', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Perth');
    const time = (min: number, max: number) =>
      fc.integer({ min, max }).map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
    const day = (weekday: number) =>
      fc.record<OpeningHours>({
        weekday: fc.constant(weekday),
        status: fc.constantFrom('Open', 'Closed'),
        open: time(8, 40),
        // Before the opening it means the next day.
        close: time(0, 47),
        formated_hours: fc.constant(''),
      });
    const instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') });
    fc.assert(
      fc.property(zone, fc.tuple(...[0, 1, 2, 3, 4, 5, 6].map(day)), instant, (time_zone, week, milliseconds) => {
        const now = new Date(Math.floor(milliseconds / 1_800_000) * 1_800_000);
        const yard = aLocation({ time_zone, contact_detail: contact(week) });
        const opening = nextOpening(yard, now);
        const last = opening?.at.getTime() ?? now.getTime() + 13 * 86_400_000;
        const turns: number[] = [];
        let wasOpen = isOpenAt(yard, now);
        // Every opening and closing of this test is on the half hour.
        for (let at = now.getTime() + 1_800_000; at <= last; at += 1_800_000) {
          const isOpen = isOpenAt(yard, new Date(at));
          if (isOpen && !wasOpen) turns.push(at);
          wasOpen = isOpen;
        }
        expect(turns).toEqual(opening === null ? [] : [last]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('upcomingSpecialHours', () => {
  const now = sydney('2026-03-16T09:00:00');

  it('[LOC-03] labels today’s row "Today", and others with their date', () => {
    const rows = upcomingSpecialHours(
      withSpecial(
        special({ date: '2026-03-20', status: 'Open', start_hour: '10:00', end_hour: '14:00' }),
        special({ date: '2026-03-16' }),
      ),
      now,
    );
    expect(rows.map(({ label, hours }) => [label, hours])).toEqual([
      ['Today', 'Closed'],
      ['Friday 20 March', '10 am - 2 pm'],
    ]);
  });

  it('looks 14 days ahead, today included, and never back', () => {
    const dates = ['2026-03-15', '2026-03-16', '2026-03-29', '2026-03-30'];
    const rows = upcomingSpecialHours(withSpecial(...dates.map((date) => special({ date }))), now);
    expect(rows.map(({ date }) => date)).toEqual(['2026-03-16', '2026-03-29']);
    const has = (date: string) => hasUpcomingSpecialHours(withSpecial(special({ date })), now);
    expect(dates.map(has)).toEqual([false, true, true, false]);
  });

  it("lists a date once, with the department's own entry where there is one", () => {
    const rows = upcomingSpecialHours(
      withSpecial(
        special({ department: 'all' }),
        special({ department: 'sales', status: 'Open', start_hour: '10:00', end_hour: '14:00' }),
      ),
      now,
    );
    expect(rows).toEqual([{ date: '2026-03-16', label: 'Today', hours: '10 am - 2 pm', isToday: true }]);
  });

  it('turns to Today with the calendar of the location', () => {
    const rows = (instant: string, time_zone: string) =>
      upcomingSpecialHours({ ...withSpecial(special({ date: '2026-03-16' })), time_zone }, new Date(instant));
    expect(rows('2026-03-15T13:30:00Z', 'Australia/Sydney')[0]?.isToday).toBe(true);
    expect(rows('2026-03-15T13:30:00Z', 'Australia/Brisbane')[0]?.label).toBe('Monday 16 March');
    expect(rows('2026-03-16T13:30:00Z', 'Australia/Sydney')).toEqual([]);
    expect(rows('2026-03-16T13:30:00Z', 'Australia/Brisbane')[0]?.label).toBe('Today');
  });

  it('applies only to the matching location and department, and lists nothing without a match (LOC-04)', () => {
    const yard = { name: 'Harbour City Motors Sales', location_type: 'sales' } as const;
    expect(specialHoursMatch({ department: '', location_name: '' }, yard)).toBe(true);
    expect(specialHoursMatch({ department: 'all', location_name: 'harbour city motors sales ' }, yard)).toBe(true);
    expect(specialHoursMatch({ department: '', location_name: yard.name }, { ...yard, name: ` ${yard.name} ` })).toBe(
      true,
    );
    expect(specialHoursMatch({ department: 'sales', location_name: '' }, yard)).toBe(true);
    expect(specialHoursMatch({ department: 'service', location_name: '' }, yard)).toBe(false);
    expect(specialHoursMatch({ department: '', location_name: 'Another Yard' }, yard)).toBe(false);
    expect(upcomingSpecialHours(withSpecial(special({ location_name: 'Another Yard' })), now)).toEqual([]);
  });
});
