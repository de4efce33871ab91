import type { OpeningHours, SpecialHours } from '@forecourt/domain/location';
import { weekHours } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specialFaults, weekFaults } from './hours-faults';

const day = (open: string | null, close: string | null, more: Partial<OpeningHours> = {}): OpeningHours => ({
  ...{ weekday: 1, status: 'Open', open, close, formated_hours: '' },
  ...more,
});
const pathsOf = (faults: readonly { readonly path: readonly unknown[] }[]) => faults.map(({ path }) => path.join('.'));

describe('weekFaults', () => {
  it('takes an ordinary week, a split day, words, a night by name, midnight and round the clock', () => {
    expect(weekFaults(weekHours)).toEqual([]);
    for (const week of [
      [day('09:00', '12:00'), day('13:00', '17:00'), day(null, null, { formated_hours: 'by appointment' })],
      [day('18:00', '02:00', { past_midnight: true })],
      [day('18:00', '24:00')],
      [day('18:00', '00:00')],
      [day('00:00', '24:00')],
      [day('00:00', '00:00')],
      [day('09:00', '09:00', { past_midnight: true })],
      [day(null, null, { status: 'Closed' })],
    ])
      expect(weekFaults(week)).toEqual([]);
  });

  it.each([
    ['25:00', '99:99', ['0.open', '0.close']],
    ['09:75', '17:00', ['0.open']],
    ['9:00', '24:01', ['0.open', '0.close']],
    ['24:00', '02:00', ['0.open']],
    ['09:00', null, ['0.close']],
    [null, '17:00', ['0.open']],
    ['18:00', '02:00', ['0.close']],
    ['08:00', '08:00', ['0.close']],
  ])('refuses %s to %s', (open, close, paths) => {
    expect(pathsOf(weekFaults([day(open, close)]))).toEqual(paths);
  });

  it('asks for a close past midnight by name, and refuses the name where it is not so', () => {
    expect(weekFaults([day('09:00', '01:00')])[0]?.reason).toContain('"past_midnight": true');
    expect(pathsOf(weekFaults([day('09:00', '17:00', { past_midnight: true })]))).toEqual(['0.past_midnight']);
  });

  it.each([
    [day('09:00', '17:00'), day('16:00', '18:00'), 'overlap'],
    [day('09:00', '12:00'), day('12:00', '17:00'), 'overlap'],
    [day('09:00', '12:00'), day('09:00', '12:00'), 'overlap'],
    [day('09:00', '12:00'), day(null, null, { status: 'Closed' }), 'both open and closed'],
    [day(null, null, { status: 'Closed' }), day(null, null, { status: 'Closed' }), 'closed twice'],
    [day(null, null), day(null, null), 'overlap'],
  ])('refuses two entries of Monday that are no split day (%#)', (one, other, reason) => {
    expect(weekFaults([one, other])).toEqual([
      { path: [1, 'weekday'], reason: expect.stringMatching(`^Monday .*${reason}`) },
    ]);
    expect(weekFaults([one, { ...other, weekday: 2 }])).toEqual([]);
  });

  it('takes exactly the pairs of clocks of one day that leave time between', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const clock = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.uniqueArray(minute, { minLength: 4, maxLength: 4 }), (four) => {
        const [a = 0, b = 0, c = 0, d = 0] = four.toSorted((one, other) => one - other);
        const faults = (...pairs: [number, number][]) =>
          weekFaults(pairs.map(([from, to]) => day(clock(from), clock(to)))).length;
        expect(faults([a, b], [c, d])).toBe(0);
        expect(faults([c, d], [a, b])).toBe(0);
        expect(faults([a, c], [b, d])).toBe(1);
        expect(faults([a, d], [b, c])).toBe(1);
      }),
    );
  });
});

describe('specialFaults', () => {
  const special = (more: Partial<SpecialHours> = {}): SpecialHours => ({
    ...{
      status: 'Open',
      date: '2026-12-25',
      start_hour: '09:00',
      end_hour: '12:00',
      department: '',
      location_name: '',
    },
    ...more,
  });
  const names = ['Darwin Sales', 'Darwin Service'];

  it('refuses a name that no location of the dealership has, and says which there are', () => {
    expect(specialFaults([special({ location_name: 'Darwin' })], names)).toEqual([
      {
        path: [0, 'location_name'],
        reason: expect.stringMatching(/no location "Darwin".*"Darwin Sales", "Darwin Service"/),
      },
    ]);
    expect(
      specialFaults([special({ location_name: ' darwin sales ' }), special({ date: '2026-12-26' })], names),
    ).toEqual([]);
  });

  it('takes a split special day, and refuses two entries of a date that are none', () => {
    const afternoon = special({ start_hour: '13:00', end_hour: '15:00', department: 'all' });
    expect(specialFaults([special(), afternoon], names)).toEqual([]);
    expect(pathsOf(specialFaults([special(), special()], names))).toEqual(['1.date']);
    expect(pathsOf(specialFaults([special(), special({ status: 'Closed' })], names))).toEqual(['1.date']);
    expect(specialFaults([special(), special({ department: 'service' })], names)).toEqual([]);
    expect(specialFaults([special(), special({ location_name: 'Darwin Sales' })], names)).toEqual([]);
  });

  it('refuses clocks that are none and nights that are not named', () => {
    expect(pathsOf(specialFaults([special({ start_hour: '25:00', end_hour: '09:75' })], names))).toEqual([
      ...['0.start_hour', '0.end_hour'],
    ]);
    expect(pathsOf(specialFaults([special({ end_hour: '01:00' })], names))).toEqual(['0.end_hour']);
    expect(specialFaults([special({ end_hour: '01:00', past_midnight: true })], names)).toEqual([]);
  });
});
