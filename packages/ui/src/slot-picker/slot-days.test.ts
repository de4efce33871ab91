import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayState, findSlot, freeCount, nextFreeDay, type SlotDay } from './slot-days';

const day = (number: number, states: readonly ('free' | 'taken' | 'past')[]): SlotDay => ({
  date: `2026-11-${String(number + 10)}`,
  weekday: 'Mon',
  day: String(number + 10),
  month: 'Nov',
  name: `Day ${number}`,
  slots: states.map((state, index) => ({ value: `${number}-${index}`, label: `${index}:00`, state })),
});

const someDays = fc
  .array(fc.array(fc.constantFrom('free' as const, 'taken' as const, 'past' as const), { maxLength: 5 }), {
    maxLength: 15,
  })
  .map((days) => days.map((states, index) => day(index, states)));

describe('dayState', () => {
  it('is free exactly where a time is free, and closed exactly where there is none', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        for (const one of days) {
          expect(dayState(one) === 'free').toBe(freeCount(one) > 0);
          expect(dayState(one) === 'closed').toBe(one.slots.length === 0);
        }
      }),
    );
  });
});

describe('nextFreeDay', () => {
  it('is the first that is free and later', () => {
    const days = [day(0, ['taken']), day(1, []), day(2, ['past', 'free']), day(3, ['free'])];
    expect(nextFreeDay(days)?.day).toBe('12');
    expect(nextFreeDay(days, '2026-11-12')?.day).toBe('13');
    expect(nextFreeDay(days, '2026-11-13')).toBeUndefined();
  });

  it('is found exactly where a time can be had', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        expect(nextFreeDay(days) === undefined).toBe(days.every((one) => freeCount(one) === 0));
      }),
    );
  });
});

describe('findSlot', () => {
  it('finds a free time and no other', () => {
    const days = [day(0, ['taken', 'past']), day(1, ['free'])];
    expect(findSlot(days, '1-0')?.day.name).toBe('Day 1');
    expect(findSlot(days, '0-0')).toBeUndefined();
    expect(findSlot(days, '0-1')).toBeUndefined();
    expect(findSlot(days, 'elsewhere')).toBeUndefined();
  });
});
