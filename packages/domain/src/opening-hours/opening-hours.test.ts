import type { OpeningHours, SpecialHours } from '@forecourt/domain';
import { aLocation, weekHours } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { formatClock, isOpenAt, openingHoursTable, specialHoursMatch, upcomingSpecialHours } from './opening-hours';
import { addCalendarDays, calendarDateIn, localTime, weekdayOf } from './zone';

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
  it('[LOC-03] joins Mon-Fri when equal, the weekend as Sat and Sun, and says Closed', () => {
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
  });

  it('reads the clock with noon and midnight', () => {
    expect(['00:00', '00:30', '11:59', '12:00', '13:05', '24:00'].map(formatClock)).toEqual([
      '12 am',
      '12:30 am',
      '11:59 am',
      '12 pm',
      '1:05 pm',
      '12 am',
    ]);
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
    const night = weekHours.map((day): OpeningHours => ({ ...day, status: 'Open', open: '18:00', close: '02:00' }));
    const bar = aLocation({ contact_detail: { phone: null, landline_phone: null, opening_hours: night } });
    expect(isOpenAt(bar, sydney('2026-03-16T23:00:00'))).toBe(true);
    expect(isOpenAt(bar, sydney('2026-03-17T01:59:00'))).toBe(true);
    expect(isOpenAt(bar, sydney('2026-03-17T02:00:00'))).toBe(false);
    expect(isOpenAt(bar, sydney('2026-03-17T17:00:00'))).toBe(false);
  });
});

describe('upcomingSpecialHours', () => {
  const now = sydney('2026-03-16T09:00:00');

  it('[LOC-03] reads Today, or the date', () => {
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
  });

  it('[LOC-04] concerns only the matching location and department', () => {
    const yard = { name: 'Harbour City Motors Sales', location_type: 'sales' } as const;
    expect(specialHoursMatch({ department: '', location_name: '' }, yard)).toBe(true);
    expect(specialHoursMatch({ department: 'all', location_name: 'harbour city motors sales ' }, yard)).toBe(true);
    expect(specialHoursMatch({ department: 'sales', location_name: '' }, yard)).toBe(true);
    expect(specialHoursMatch({ department: 'service', location_name: '' }, yard)).toBe(false);
    expect(specialHoursMatch({ department: '', location_name: 'Another Yard' }, yard)).toBe(false);
    expect(upcomingSpecialHours(withSpecial(special({ location_name: 'Another Yard' })), now)).toEqual([]);
  });
});

describe('local time', () => {
  it('[ENTY-03] counts weekdays from Sunday as 0', () => {
    expect(localTime('Australia/Sydney', new Date('2026-03-15T02:00:00Z')).weekday).toBe(0);
    expect(weekdayOf('2026-03-15')).toBe(0);
  });

  it('turns the date with the zone', () => {
    const instant = new Date('2026-03-15T13:30:00Z');
    expect(calendarDateIn('Australia/Sydney', instant)).toBe('2026-03-16');
    expect(calendarDateIn('Australia/Perth', instant)).toBe('2026-03-15');
    expect(localTime('Australia/Adelaide', instant).minutes).toBe(0);
    expect(addCalendarDays('2026-02-28', 1)).toBe('2026-03-01');
  });
});
