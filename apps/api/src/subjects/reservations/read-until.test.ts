import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUntil } from './read-until';

const melbourne = 'Australia/Melbourne';
const perth = 'Australia/Perth';
const at = (typed: string, zone = melbourne) => readUntil(typed, zone)?.toISOString() ?? null;

describe('readUntil', () => {
  it('takes a date for the end of that day, where the vehicle stands', () => {
    expect(at('2026-12-05')).toBe('2026-12-05T13:00:00.000Z');
    expect(at('2026-12-05', perth)).toBe('2026-12-05T16:00:00.000Z');
    expect(at(' 5/12/2026 ')).toBe('2026-12-05T13:00:00.000Z');
    expect(at('2026-12-31')).toBe('2026-12-31T13:00:00.000Z');
  });

  it('takes a time for what the clock on the wall shows there, in summer and in winter', () => {
    expect(at('2026-12-05 17:00')).toBe('2026-12-05T06:00:00.000Z');
    expect(at('2026-07-05T17:00')).toBe('2026-07-05T07:00:00.000Z');
    expect(at('05/12/2026 9:30', perth)).toBe('2026-12-05T01:30:00.000Z');
  });

  it('takes an offset at its word, wherever the vehicle stands', () => {
    expect(at('2026-12-05T17:00+11:00', perth)).toBe('2026-12-05T06:00:00.000Z');
    expect(at('2026-12-05T17:00-0330', perth)).toBe('2026-12-05T20:30:00.000Z');
    expect(at('2026-12-05T06:00:00.000Z', perth)).toBe('2026-12-05T06:00:00.000Z');
  });

  it.each([
    '',
    'tomorrow',
    '2026-02-30',
    '2026-13-01',
    '31/11/2026',
    '2026-12-05 24:00',
    '2026-12-05 9:60',
    '2026-12-05 9:59:60',
    '2026-12-05T17:00+99:00',
    '2026-12-05T17:00+10:60',
    '5/12/26',
    '17:00',
  ])('takes %j for no date', (typed) => {
    expect(at(typed)).toBeNull();
  });

  it('reads every instant that toISOString writes, to the second', () => {
    const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (instant) => {
        const second = new Date(Math.floor(instant.getTime() / 1000) * 1000);
        expect(readUntil(instant.toISOString(), melbourne)).toEqual(second);
      }),
    );
  });
});
