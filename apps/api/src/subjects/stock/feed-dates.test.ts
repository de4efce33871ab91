import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDayAhead, readFeedDay, readFeedInstant } from './feed-dates';

const now = new Date('2026-11-27T02:00:00Z');
const sydney = { timeZone: 'Australia/Sydney', now };
const perth = { timeZone: 'Australia/Perth', now };

describe('[STCK-01] days of feeds', () => {
  it.each([
    '2026-11-12',
    '2026/11/12',
    '20261112',
    '2026-11-12T23:30:00',
    '2026-11-12 23:30',
    '2026-11-12T23:30:00.000+11:00',
    '2026-11-12T01:00:00Z',
    '12/11/2026',
    '12-11-2026',
    '12.11.2026',
    '12/11/26',
    '12/11/2026 4:05:06 PM',
    '12/11/2026 16:05',
    '12 Nov 2026',
    '12 November 2026',
    '12th November, 2026',
    '12-Nov-26',
    'Thu, 12 Nov 2026 10:00:00 +1100',
    'Thursday 12 November 2026',
    'Nov 12, 2026',
    'November 12th 2026',
  ])('"%s" is 12 November', (written) => {
    expect(readFeedDay(written, sydney)).toBe('2026-11-12');
  });

  it.each([
    'Mazda 3',
    '3',
    '2026',
    '46338',
    '1794441600',
    '11/26/2026',
    '31/02/2026',
    '2026-02-30',
    '0026-11-12',
    '2026-11-12T25:00:00',
    '2026-11-12T10:00+15:30',
    '2026-11-12 rubbish',
    '12/11/2026 13:00 pm',
    '12/11-2026',
    '12 Marble 2026',
    'Ma 12, 2026',
    'soon',
    'Nov 2026',
  ])('"%s" is no day', (written) => {
    expect(readFeedDay(written, sydney)).toBeNull();
    expect(readFeedInstant(written, sydney)).toBeNull();
  });

  it('a moment with a zone is the day that the clock of the place shows', () => {
    expect(readFeedDay('2026-11-12T13:30:00Z', sydney)).toBe('2026-11-13');
    expect(readFeedDay('2026-11-12T13:30:00Z', perth)).toBe('2026-11-12');
    expect(readFeedDay('12/11/2026 11:30 pm AWST', sydney)).toBe('2026-11-13');
  });

  it('a year of two digits is at most ten years ahead, else of the last century', () => {
    expect(readFeedDay('1/2/36', sydney)).toBe('2036-02-01');
    expect(readFeedDay('1/2/37', sydney)).toBe('1937-02-01');
    expect(readFeedDay('1/2/98', sydney)).toBe('1998-02-01');
  });
});

describe('[STCK-01] moments of feeds', () => {
  it.each([
    ['12/11/2026', '2026-11-11T13:00:00.000Z', '2026-11-11T16:00:00.000Z'],
    ['2026-04-03 23:30', '2026-04-03T12:30:00.000Z', '2026-04-03T15:30:00.000Z'],
    ['12/11/2026 9:05:07 am', '2026-11-11T22:05:07.000Z', '2026-11-12T01:05:07.000Z'],
    ['2026-03-31T09:00:00Z', '2026-03-31T09:00:00.000Z', '2026-03-31T09:00:00.000Z'],
    ['2026-03-31T09:00:00+10:00', '2026-03-30T23:00:00.000Z', '2026-03-30T23:00:00.000Z'],
    ['31 Mar 2026 9:00 ACDT', '2026-03-30T22:30:00.000Z', '2026-03-30T22:30:00.000Z'],
  ])('"%s" is told by the clock of its place', (written, inSydney, inPerth) => {
    expect(readFeedInstant(written, sydney)?.toISOString()).toBe(inSydney);
    expect(readFeedInstant(written, perth)?.toISOString()).toBe(inPerth);
  });

  it('every day is the same day in every form, whatever the place', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2036-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom(sydney, perth), (date, clock) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = '', month = '', of = ''] = iso.split('-');
        const word = date.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
        const forms = [
          iso,
          `${of}/${month}/${year}`,
          `${Number(of)}/${Number(month)}/${year.slice(2)}`,
          `${Number(of)} ${word} ${year}`,
          `${of}-${word.slice(0, 3)}-${year}`,
          `${word} ${Number(of)}, ${year}`,
        ];
        for (const form of forms) {
          expect(readFeedDay(form, clock)).toBe(iso);
          const instant = readFeedInstant(form, clock) ?? new Date(0);
          expect(readFeedDay(instant.toISOString(), clock)).toBe(iso);
        }
      }),
    );
  });

  it('no text is read that has no day, month and year of its own', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24, unit: fc.constantFrom(...'0123456789 /-.:TZaMrnov') }), (text) => {
        const day = readFeedDay(text, sydney);
        if (day !== null) expect(text.replace(/\D/g, '').length).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('a day ahead is one that the place has not reached', () => {
    expect(isDayAhead(new Date('2026-11-27T12:59:00Z'), sydney)).toBe(false);
    expect(isDayAhead(new Date('2026-11-27T13:00:00Z'), sydney)).toBe(true);
    expect(isDayAhead(new Date('2026-11-27T13:00:00Z'), perth)).toBe(false);
  });
});
