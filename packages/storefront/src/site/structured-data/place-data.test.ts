import type { OpeningHours, SpecialHours } from '@forecourt/domain/location';
import { isOpenAt, openingHoursTable } from '@forecourt/domain/opening-hours';
import { aLocation } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePart } from './place-data';

const open = (weekday: number, from: string, to: string): OpeningHours => ({
  ...{ weekday, status: 'Open', open: from, close: to, formated_hours: '' },
});
const special = (more: Partial<SpecialHours>): SpecialHours => ({
  ...{ status: 'Open', date: '2026-12-26', start_hour: null, end_hour: null, department: '', location_name: '' },
  ...more,
});
interface Spec {
  readonly dayOfWeek?: string;
  readonly validFrom?: string;
  readonly opens: string;
  readonly closes: string;
}
const yardWith = (opening_hours: OpeningHours[], special_hours: SpecialHours[] = []) =>
  aLocation({ contact_detail: { phone: null, landline_phone: null, opening_hours }, special_hours });
const dataOf = (lead: ReturnType<typeof aLocation>) => {
  const data: Readonly<Record<string, unknown>> = placePart({ name: 'Yard', slug: 'yard', lead, departments: [lead] });
  return {
    openingHoursSpecification: data.openingHoursSpecification as readonly Spec[],
    specialOpeningHoursSpecification: data.specialOpeningHoursSpecification as readonly Spec[] | undefined,
  };
};
const spans = (specs: readonly Spec[] = []) =>
  specs.map(({ dayOfWeek, validFrom, opens, closes }) => [
    ...[dayOfWeek?.replace('https://schema.org/', '') ?? validFrom, opens, closes],
  ]);

describe('the hours of a place for search engines', () => {
  it.each([
    [open(1, '00:00', '00:00'), 'Open 24 hours', '00:00', '23:59'],
    [open(1, '00:00', '24:00'), 'Open 24 hours', '00:00', '23:59'],
    [open(1, '18:00', '02:00'), '6 pm - 2 am', '18:00', '02:00'],
    [open(1, '09:00', '24:00'), '9 am - 12 am', '09:00', '00:00'],
  ])('[SEO-01] tell %j as the page says it: %s', (entry, words, opens, closes) => {
    expect(openingHoursTable([entry])[0]?.hours).toBe(words);
    expect(spans(dataOf(yardWith([entry])).openingHoursSpecification)).toEqual([['Monday', opens, closes]]);
  });

  it('[SEO-01] leave out what is no time', () => {
    expect(dataOf(yardWith([open(1, '25:00', '99:99')])).openingHoursSpecification).toEqual([]);
  });

  it('[SEO-01] have special days, closed ones among them, and nothing where there are none', () => {
    const yard = yardWith(
      [open(6, '09:00', '17:00')],
      [
        special({ date: '2026-12-25', status: 'Closed' }),
        special({ start_hour: '10:00', end_hour: '12:00' }),
        special({ start_hour: '13:00', end_hour: '15:00' }),
        special({ date: '2027-01-01', department: 'parts' }),
      ],
    );
    expect(spans(dataOf(yard).specialOpeningHoursSpecification)).toEqual([
      ['2026-12-25', '00:00', '00:00'],
      ['2026-12-26', '10:00', '12:00'],
      ['2026-12-26', '13:00', '15:00'],
    ]);
    expect(dataOf(yardWith([])).specialOpeningHoursSpecification).toBeUndefined();
  });

  it('[SEO-01] agree with "open now" in every minute of an ordinary week, split days among them', () => {
    const hour = fc.integer({ min: 0, max: 23 }).map((at) => `${String(at).padStart(2, '0')}:00`);
    const entry = fc
      .tuple(fc.integer({ min: 0, max: 6 }), hour, hour)
      .filter(([, from, to]) => from < to)
      .map(([day, from, to]) => open(day, from, to));
    const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), fc.integer({ min: 0, max: 7 * 1440 - 1 }), (week, at) => {
        const yard = yardWith(week);
        // Sunday 7 June 2026, midnight in Sydney.
        const instant = new Date(Date.parse('2026-06-07T00:00:00+10:00') + at * 60_000);
        const day = names[Math.floor(at / 1440)];
        const clock = `${String(Math.floor((at % 1440) / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
        const told = spans(dataOf(yard).openingHoursSpecification).some(
          ([on = '', opens = '', closes = '']) => on === day && opens <= clock && clock < closes,
        );
        expect(told).toBe(isOpenAt(yard, instant));
      }),
    );
  });
});
