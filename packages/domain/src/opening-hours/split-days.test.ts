import type { OpeningHours, SpecialHours } from '@forecourt/domain/location';
import { aLocation, weekHours } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { australianTimeZones } from '../calendar/australian-time-zones';
import { addCalendarDays, weekdayOf } from '../calendar/zone';
import { nextOpening, reopenings } from './next-opening';
import { isOpenAt } from './open-at';
import { specialDays, upcomingSpecialHours } from './upcoming-hours';
import { openingHoursTable, weekPeriods } from './week-hours';

const open = (weekday: number, from: string | null, to: string | null, formated_hours = ''): OpeningHours => ({
  ...{ weekday, status: 'Open', open: from, close: to, formated_hours },
});
const closed = (weekday: number): OpeningHours => ({ ...open(weekday, null, null), status: 'Closed' });
const special = (overrides: Partial<SpecialHours>): SpecialHours => ({
  ...{ status: 'Open', date: '2026-03-16', start_hour: null, end_hour: null, department: '', location_name: '' },
  ...overrides,
});
const yardWith = (opening_hours: OpeningHours[], special_hours: SpecialHours[] = []) =>
  aLocation({ contact_detail: { phone: null, landline_phone: null, opening_hours }, special_hours });
/** Sydney in summer. */
const sydney = (local: string) => new Date(`${local}+11:00`);
const isOpen = (yard: ReturnType<typeof aLocation>, ...times: string[]) =>
  times.map((time) => isOpenAt(yard, sydney(time)));

const splitMonday = [open(1, '13:00', '17:00'), open(1, '09:00', '12:00')];

describe('a split day', () => {
  it('[LOC-03] shows both of its periods, in their order whatever that of the document', () => {
    expect(openingHoursTable(splitMonday)[0]).toEqual({
      ...{ label: 'Mon', hours: '9 am - 12 pm, 1 pm - 5 pm', weekdays: [1] },
    });
    const week = [1, 2, 3, 4, 5].flatMap((day) => [open(day, '09:00', '12:00'), open(day, '13:00', '17:00')]);
    expect(openingHoursTable(week)[0]).toMatchObject({ label: 'Mon-Fri', hours: '9 am - 12 pm, 1 pm - 5 pm' });
  });

  it('[LOC-03] is open in both periods and closed between them', () => {
    const times = ['08:59', '09:00', '11:59', '12:00', '12:59', '13:00', '14:00', '16:59', '17:00'];
    expect(isOpen(yardWith(splitMonday), ...times.map((time) => `2026-03-16T${time}:00`))).toEqual([
      ...[false, true, true, false, false, true, true, true, false],
    ]);
  });

  it('[LOC-03] opens next at its second period while the first has passed', () => {
    const next = (time: string) => nextOpening(yardWith(splitMonday), sydney(`2026-03-16T${time}:00`));
    expect(next('12:30')).toMatchObject({ day: 'Today', time: '1 pm' });
    expect(next('08:00')).toMatchObject({ day: 'Today', time: '9 am' });
    expect(next('13:00')).toMatchObject({ day: 'Monday 23 March', time: '9 am' });
  });

  it('[LOC-03] may be a special one, which replaces the whole of the usual day', () => {
    const yard = yardWith(
      [open(1, '08:00', '20:00')],
      [
        special({ start_hour: '14:00', end_hour: '16:00' }),
        special({ start_hour: '10:00', end_hour: '12:00', department: 'all' }),
      ],
    );
    expect(upcomingSpecialHours(yard, sydney('2026-03-16T07:00:00'))).toEqual([
      { date: '2026-03-16', label: 'Today', hours: '10 am - 12 pm, 2 pm - 4 pm', isToday: true },
    ]);
    expect(isOpen(yard, ...['09:00', '11:00', '13:00', '15:00'].map((time) => `2026-03-16T${time}:00`))).toEqual([
      ...[false, true, false, true],
    ]);
  });

  it('[LOC-03] keeps the words beside its clocks, and says a period once that stands twice', () => {
    const week = [open(1, '09:00', '12:00'), open(1, '09:00', '12:00'), open(1, null, null, 'by appointment')];
    expect(openingHoursTable(week)[0]?.hours).toBe('9 am - 12 pm, by appointment');
  });

  it('believes the first where stored hours say both open and closed', () => {
    expect(openingHoursTable([closed(1), open(1, '09:00', '12:00')])[0]?.hours).toBe('Closed');
    expect(openingHoursTable([open(1, '09:00', '12:00'), closed(1)])[0]?.hours).toBe('9 am - 12 pm');
  });

  it('is told to machines as it is shown', () => {
    expect(weekPeriods([...splitMonday, closed(2), open(3, '18:00', '02:00')])).toEqual([
      { weekday: 1, open: 540, close: 720 },
      { weekday: 1, open: 780, close: 1020 },
      { weekday: 3, open: 1080, close: 1560 },
    ]);
    const yard = yardWith(splitMonday, [
      special({ date: '2026-03-23' }),
      special({ date: '2026-03-17', status: 'Closed' }),
      special({ date: '2026-03-18', department: 'service' }),
    ]);
    expect(specialDays(yard)).toEqual([
      { date: '2026-03-17', isOpen: false, periods: [], words: [] },
      {
        date: '2026-03-23',
        isOpen: true,
        periods: weekPeriods(splitMonday).map(({ weekday: _, ...one }) => one),
        words: [],
      },
    ]);
  });
});

describe('special hours of a date', () => {
  it("[LOC-03] that name the location beat those for all, and the department's own beat both", () => {
    const hours = (...specials: SpecialHours[]) =>
      upcomingSpecialHours(yardWith([], specials), sydney('2026-03-16T07:00:00'))[0]?.hours;
    const all = special({ status: 'Closed' });
    const named = special({ start_hour: '10:00', end_hour: '12:00', location_name: aLocation().name });
    const own = special({ start_hour: '14:00', end_hour: '15:00', department: aLocation().location_type });
    expect(hours(all, named)).toBe('10 am - 12 pm');
    expect(hours(named, all, own)).toBe('2 pm - 3 pm');
  });
});

describe('hours of a day', () => {
  it.each(['00:00', '24:00'])('[LOC-03] from 00:00 to %s are "Open 24 hours"', (close) => {
    expect(openingHoursTable([open(1, '00:00', close)])[0]?.hours).toBe('Open 24 hours');
    expect(weekPeriods([open(1, '00:00', close)])).toEqual([{ weekday: 1, open: 0, close: 1440 }]);
  });

  it.each([
    ['25:00', '99:99'],
    ['09:75', '17:00'],
    ['24:00', '10:00'],
  ])('with clocks that are none, %s to %s, are neither shown nor reckoned', (from, to) => {
    const yard = yardWith([open(1, from, to, 'Call us')]);
    expect(openingHoursTable(yard.contact_detail.opening_hours)[0]?.hours).toBe('Call us');
    expect(weekPeriods(yard.contact_detail.opening_hours)).toEqual([]);
    expect(isOpen(yard, '2026-03-16T13:00:00', '2026-03-17T01:00:00')).toEqual([false, false]);
  });
});

describe('a closure', () => {
  const closure = (from: string, days: number) =>
    Array.from({ length: days }, (_, day) => special({ status: 'Closed', date: addCalendarDays(from, day) }));
  const now = sydney('2026-12-20T09:00:00');
  const over = (...specials: SpecialHours[]) => reopenings(yardWith([...weekHours], specials), now);

  it('[LOC-04] of 20 days says its last day and when it opens again, though 14 days are listed', () => {
    expect(over(...closure('2026-12-24', 20))).toEqual([
      { after: 'Tuesday 12 January', day: 'Wednesday 13 January', time: '8:30 am' },
    ]);
  });

  it('[LOC-04] before a usually closed Sunday ends on the day that opens', () => {
    expect(over(...closure('2026-12-25', 2))).toEqual([
      { after: 'Saturday 26 December', day: 'Monday 28 December', time: '8:30 am' },
    ]);
  });

  it('[LOC-04] is told apart from the next one, and special days that are open end it', () => {
    const boxing = special({ date: '2026-12-26', start_hour: '10:00', end_hour: '12:00' });
    expect(over(...closure('2026-12-25', 1), boxing, ...closure('2026-12-28', 2))).toEqual([
      { after: 'Friday 25 December', day: 'Saturday 26 December', time: '10 am' },
      { after: 'Tuesday 29 December', day: 'Wednesday 30 December', time: '8:30 am' },
    ]);
  });

  it('[LOC-04] without an end within a year, or of another department, says nothing', () => {
    expect(over(...closure('2026-12-24', 400))).toEqual([]);
    expect(over(special({ status: 'Closed', date: '2026-12-24', department: 'parts' }))).toEqual([]);
    expect(over(special({ date: '2026-12-24', start_hour: '10:00', end_hour: '12:00' }))).toEqual([]);
  });
});

/** Whether a place is open in each minute of some days, painted minute by minute from the document alone. */
const paint = (hours: readonly OpeningHours[], specials: readonly SpecialHours[], dates: readonly string[]) => {
  const painted = dates.map(() => new Array<boolean>(1440).fill(false));
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  dates.forEach((date, day) => {
    const own = specials.filter((entry) => entry.date === date);
    const entries =
      own.length > 0
        ? own.map(({ status, start_hour, end_hour }) => ({ status, open: start_hour, close: end_hour }))
        : hours.filter(({ weekday }) => weekday === weekdayOf(date));
    for (const { status, open: from, close: to } of entries) {
      if (status === 'Closed' || from === null || to === null) continue;
      const length = (minute(to) - minute(from) + 1440) % 1440 || 1440;
      for (let at = minute(from); at < minute(from) + length; at += 1) {
        const row = painted[day + Math.floor(at / 1440)];
        if (row !== undefined) row[at % 1440] = true;
      }
    }
  });
  return painted;
};

describe('hours of any kind', () => {
  const quarter = fc.integer({ min: 0, max: 95 }).map((n) => {
    const [hour, minute] = [Math.floor(n / 4), (n % 4) * 15];
    return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  });
  const stretches = fc.array(fc.tuple(quarter, quarter), { maxLength: 3 });
  // Ordinary days, a turn of the year, and a week in which the clocks change in half of the states.
  const start = fc.constantFrom('2026-06-10', '2026-12-28', '2026-04-01', '2026-09-30');

  it('[LOC-03] are open in exactly the minutes that the document paints, in every zone, split and by night', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...australianTimeZones),
        fc.tuple(...[0, 1, 2, 3, 4, 5, 6].map(() => stretches)),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), stretches), { maxLength: 2 }),
        start,
        fc.array(fc.integer({ min: 0, max: 7 * 1440 - 1 }), { minLength: 10, maxLength: 10 }),
        (time_zone, week, own, first, minutes) => {
          const hours = week.flatMap((day, weekday) => day.map(([from, to]) => open(weekday, from, to)));
          const specials = [...new Map(own)].flatMap(([day, spans]) => {
            const date = addCalendarDays(first, day);
            return spans.length === 0
              ? [special({ date, status: 'Closed' })]
              : spans.map(([start_hour, end_hour]) => special({ date, start_hour, end_hour }));
          });
          // The day before paints the first morning.
          const dates = [-1, 0, 1, 2, 3, 4, 5, 6].map((day) => addCalendarDays(first, day));
          const painted = paint(hours, specials, dates);
          const yard = { ...yardWith(hours, specials), time_zone };
          for (const at of minutes) {
            const instant = new Date(Date.parse(`${first}T00:00:00Z`) + at * 60_000);
            const wall = wallIn(time_zone, instant);
            const row = painted[dates.indexOf(wall.date)];
            if (row !== undefined) expect(isOpenAt(yard, instant)).toBe(row[wall.minutes]);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

const clocks = new Map(
  australianTimeZones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit' },
    }),
  ]),
);

/** What a clock in a zone shows, by the platform's own calendar and none of ours. */
const wallIn = (timeZone: (typeof australianTimeZones)[number], instant: Date) => {
  const parts = clocks.get(timeZone)?.formatToParts(instant) ?? [];
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
};
