import type { OpeningHours, SpecialHours } from '@forecourt/domain/location';
import { aLocation } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { australianTimeZones } from '../calendar/australian-time-zones';
import { addCalendarDays, instantOf, localTime } from '../calendar/zone';
import { isOpenAt } from '../opening-hours/open-at';
import { driveSlotAt, gridPieces, nearestSlots, type SlotLocation, slotsOf, testDriveDays } from './test-drive-days';
import { type TestDriveSettings, testDriveSettingsSchema } from './test-drive-settings';

const minuteMs = 60_000;
const everyDay = (open: string, close: string, past_midnight?: true): OpeningHours[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    ...{ weekday, status: 'Open' as const, open, close, formated_hours: '' },
    ...(past_midnight === undefined ? {} : { past_midnight }),
  }));
const special = (overrides: Partial<SpecialHours>): SpecialHours => ({
  ...{ status: 'Open', date: '2026-12-01', start_hour: null, end_hour: null, department: '', location_name: '' },
  ...overrides,
});
const yard = (
  opening_hours: OpeningHours[],
  time_zone = 'Australia/Sydney',
  special_hours: SpecialHours[] = [],
): SlotLocation =>
  aLocation({
    ...{ time_zone, special_hours },
    contact_detail: { phone: null, landline_phone: null, opening_hours },
  });
const rules = (overrides: Partial<TestDriveSettings> = {}): TestDriveSettings => ({
  ...testDriveSettingsSchema.parse({}),
  ...overrides,
});
const at = (zone: string, date: string, time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantOf(zone, date, hour * 60 + minute);
};
const labels = (days: ReturnType<typeof testDriveDays>, date: string) =>
  days.find((day) => day.date === date)?.slots.map(({ label }) => label);

/** Tuesday 1 December 2026. */
const morning = at('Australia/Sydney', '2026-12-01', '08:00');

describe('times of test drives', () => {
  it('[TDRV-01] lie within the hours, end by closing, and begin no sooner than the lead time', () => {
    const days = testDriveDays(
      yard(everyDay('09:00', '12:10')),
      rules(),
      at('Australia/Sydney', '2026-12-01', '08:10'),
    );
    expect(days).toHaveLength(14);
    expect(labels(days, '2026-12-01')).toEqual(['10:30 am', '11 am']);
    expect(labels(days, '2026-12-02')).toEqual(['9 am', '9:30 am', '10 am', '10:30 am', '11 am']);
    const early = rules({ beforeClosingMinutes: 15, leadHours: 0, daysAhead: 1 });
    expect(labels(testDriveDays(yard(everyDay('09:00', '12:10')), early, morning), '2026-12-01')?.at(-1)).toBe(
      '10:30 am',
    );
  });

  it('stand on the steps of the clock, whenever a place opens', () => {
    const days = testDriveDays(yard(everyDay('08:20', '10:20')), rules({ leadHours: 0 }), morning);
    expect(labels(days, '2026-12-02')).toEqual(['8:30 am', '9 am']);
  });

  it('[TDRV-01] are those of special hours where a day has them, and none on a closed, blocked or past one', () => {
    const place = yard(
      everyDay('09:00', '11:00').filter(({ weekday }) => weekday !== 0),
      'Australia/Sydney',
      [
        special({ date: '2026-12-02', start_hour: '13:00', end_hour: '14:30' }),
        special({ date: '2026-12-03', status: 'Closed' }),
      ],
    );
    const blockedDays = [
      { date: '2026-12-04', why: 'Stocktake.' },
      { date: '2026-12-05', location: 'elsewhere' },
      { date: '2026-12-07', location: place.id },
    ];
    const days = testDriveDays(place, rules({ blockedDays }), at('Australia/Sydney', '2026-12-01', '09:30'));
    expect(labels(days, '2026-12-02')).toEqual(['1 pm', '1:30 pm']);
    expect(labels(days, '2026-12-05')).toHaveLength(3);
    expect(
      days
        .filter(({ slots }) => slots.length === 0)
        .slice(0, 5)
        .map(({ date, none }) => [date, none]),
    ).toEqual([
      ['2026-12-01', { why: 'over', note: 'There are no more times on this day.' }],
      ['2026-12-03', { why: 'closed', note: 'Closed on Thursday 3 December.' }],
      ['2026-12-04', { why: 'blocked', note: 'Stocktake.' }],
      ['2026-12-06', { why: 'closed', note: 'Closed on Sundays.' }],
      ['2026-12-07', { why: 'blocked', note: 'No test drives on this day.' }],
    ]);
  });

  it('are none where hours are words or are not known, and that is no closed day', () => {
    const words: OpeningHours[] = [
      { weekday: 3, status: 'Open', open: null, close: null, formated_hours: 'By appointment' },
    ];
    const none = (place: SlotLocation) => testDriveDays(place, rules({ daysAhead: 2 }), morning)[1]?.none?.why;
    expect(none(yard(words))).toBe('no-clock');
    expect(none(yard([]))).toBe('no-clock');
  });

  it('are of both stretches of a split day and never run over the time between', () => {
    const split = [...everyDay('09:00', '10:30'), ...everyDay('13:00', '14:00')];
    expect(labels(testDriveDays(yard(split), rules(), morning), '2026-12-02')).toEqual(['9 am', '9:30 am', '1 pm']);
  });

  it('of a night belong to the date that they begin on', () => {
    const nights = everyDay('22:00', '01:30', true).filter(({ weekday }) => weekday === 3);
    const days = testDriveDays(yard(nights), rules(), morning);
    expect(labels(days, '2026-12-02')).toEqual(['10 pm', '10:30 pm', '11 pm', '11:30 pm']);
    expect(labels(days, '2026-12-03')).toEqual(['12 am', '12:30 am']);
  });

  it('leave out the hour that the clocks skip, and have each of an hour that they repeat', () => {
    const all = everyDay('00:00', '24:00');
    const night = (zone: string, date: string) => {
      const days = testDriveDays(yard(all, zone), rules({ daysAhead: 1, leadHours: 0 }), at(zone, date, '00:00'));
      return days[0]?.slots
        .slice(2, 9)
        .map(({ label, startsAt }) => `${label} ${startsAt.toISOString().slice(11, 16)}`);
    };
    expect(night('Australia/Sydney', '2026-10-04')?.slice(0, 4)).toEqual([
      ...['1 am 15:00', '1:30 am 15:30', '3 am 16:00', '3:30 am 16:30'],
    ]);
    expect(night('Australia/Sydney', '2027-04-04')).toEqual([
      ...[
        '1 am 14:00',
        '1:30 am 14:30',
        '2 am AEDT 15:00',
        '2:30 am AEDT 15:30',
        '2 am AEST 16:00',
        '2:30 am AEST 16:30',
      ],
      '3 am 17:00',
    ]);
    // Half an hour: 2 am is 2:30 am in October, and 1:30 am comes twice in April.
    expect(night('Australia/Lord_Howe', '2026-10-04')?.slice(0, 4)).toEqual([
      ...['1 am 14:30', '1:30 am 15:00', '2:30 am 15:30', '3 am 16:00'],
    ]);
    const autumn = night('Australia/Lord_Howe', '2027-04-04');
    expect(autumn?.map((slot) => slot.slice(-5))).toEqual([
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
      '16:30',
      '17:00',
    ]);
    expect(autumn?.filter((slot) => slot.startsWith('1:30 am'))).toHaveLength(2);
    expect(new Set(autumn).size).toBe(7);
  });
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const anyPlace = fc
  .record({
    zone: fc.constantFrom(...australianTimeZones),
    open: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 1439 }),
    closedOn: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ zone, open, length, closedOn }) => {
    const close = (open + length) % 1440;
    const hours = everyDay(clock(open), clock(close), close <= open ? true : undefined);
    return yard(
      hours.filter(({ weekday }) => weekday !== closedOn),
      zone,
    );
  });

const anyRules = fc
  .record({
    lengthMinutes: fc.constantFrom(15, 30, 45, 60, 90),
    stepMinutes: fc.constantFrom(15, 30, 60),
    leadHours: fc.integer({ min: 0, max: 30 }),
    daysAhead: fc.integer({ min: 1, max: 6 }),
    beforeClosingMinutes: fc.integer({ min: 0, max: 60 }),
  })
  .map((some) => rules(some));

/** Around both changes of two years, where all that is hard is. */
const anyNow = fc
  .record({
    change: fc.constantFrom('2026-04-05', '2026-10-04', '2027-04-04', '2027-10-03', '2026-12-25'),
    before: fc.integer({ min: 0, max: 3 * 24 * 60 }),
  })
  .map(({ change, before }) => new Date(Date.parse(`${change}T00:00:00Z`) - before * minuteMs));

describe('times of test drives, whatever the place, its hours and the day', () => {
  it('lie within its opening, past the lead time and before the last day, each instant and each label once', () => {
    fc.assert(
      fc.property(anyPlace, anyRules, anyNow, (place, settings, now) => {
        const days = testDriveDays(place, settings, now);
        const slots = slotsOf(days);
        const starts = slots.map(({ startsAt }) => startsAt.getTime());
        expect(new Set(starts).size).toBe(starts.length);
        expect(starts).toEqual(starts.toSorted((one, other) => one - other));
        const today = localTime(place.time_zone, now).date;
        for (const day of days) {
          expect(new Set(day.slots.map(({ label }) => label)).size).toBe(day.slots.length);
          expect(day.none === null).toBe(day.slots.length > 0);
          for (const { startsAt, endsAt } of day.slots) {
            expect(endsAt.getTime() - startsAt.getTime()).toBe(settings.lengthMinutes * minuteMs);
            expect(localTime(place.time_zone, startsAt).date).toBe(day.date);
            expect(startsAt.getTime()).toBeGreaterThanOrEqual(now.getTime() + settings.leadHours * 60 * minuteMs);
            expect(day.date < addCalendarDays(today, settings.daysAhead)).toBe(true);
            for (let minute = startsAt.getTime(); minute < endsAt.getTime(); minute += 5 * minuteMs)
              expect(isOpenAt(place, new Date(minute))).toBe(true);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('are the same asked for one by one, and no others', () => {
    fc.assert(
      fc.property(anyPlace, anyRules, anyNow, fc.integer({ min: 0, max: 600 }), (place, settings, now, piece) => {
        const slots = slotsOf(testDriveDays(place, settings, now));
        for (const slot of slots.slice(0, 12)) expect(driveSlotAt(place, settings, slot.startsAt, now)).toEqual(slot);
        const other = new Date(Math.floor(now.getTime() / (15 * minuteMs)) * 15 * minuteMs + piece * 15 * minuteMs);
        const isOffered = slots.some(({ startsAt }) => startsAt.getTime() === other.getTime());
        expect(driveSlotAt(place, settings, other, now) !== null).toBe(isOffered);
      }),
      { numRuns: 100 },
    );
  });
});

describe('beside a time', () => {
  it('are the nearest ones, of two as near the later first', () => {
    const slots = slotsOf(testDriveDays(yard(everyDay('09:00', '17:00')), rules(), morning));
    const nearest = nearestSlots(slots, at('Australia/Sydney', '2026-12-02', '11:00'));
    expect(nearest.map(({ label }) => label)).toEqual(['11 am', '11:30 am', '10:30 am']);
  });

  it('are the pieces of the grid that it touches', () => {
    const pieces = gridPieces(new Date('2026-12-01T00:20:00Z'), new Date('2026-12-01T01:00:00Z'));
    expect(pieces.map((piece) => piece.toISOString().slice(11, 16))).toEqual(['00:15', '00:30', '00:45']);
  });
});
