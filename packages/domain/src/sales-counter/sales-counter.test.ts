import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salesCounterRefresh, salesThisMonth } from './sales-counter';
import { salesCounterSettingsSchema } from './sales-counter-settings';

const off = salesCounterSettingsSchema.parse({});
const on = { ...off, enabled: true };
/** A wall clock in Brisbane, UTC+10 all year. */
const brisbane = (local: string) => new Date(`${local}+10:00`);

describe('salesThisMonth (CNTR-01)', () => {
  it('is off by default, with 192 sales a day and one every 450 s', () => {
    expect(off).toEqual({ enabled: false, perDay: 192, secondsPerSale: 450 });
    expect(salesThisMonth(off, brisbane('2026-03-16T12:00:00'))).toBeNull();
    expect(salesCounterRefresh).toBe(150);
  });

  it.each([
    ['2026-03-01T00:00:00', 0],
    ['2026-03-01T00:07:29', 0],
    ['2026-03-01T00:07:30', 1],
    ['2026-03-01T23:59:59', 191],
    ['2026-03-02T00:00:00', 192],
    ['2026-03-31T23:59:59', 31 * 192 - 1],
    ['2026-04-01T00:00:00', 0],
    ['2025-12-31T12:00:00', 30 * 192 + 96],
    ['2026-01-01T00:00:00', 0],
  ])('at %s in Brisbane is %d', (local, count) => {
    expect(salesThisMonth(on, brisbane(local))).toBe(count);
  });

  it("keeps Brisbane's time in summer, when Sydney's is an hour ahead", () => {
    expect(salesThisMonth(on, new Date('2026-01-31T13:59:59Z'))).toBe(31 * 192 - 1);
    expect(salesThisMonth(on, new Date('2026-01-31T14:00:00Z'))).toBe(0);
  });

  it("counts at the dealer's own rates", () => {
    const own = { enabled: true, perDay: 10, secondsPerSale: 3600 };
    expect(salesThisMonth(own, brisbane('2026-03-03T02:30:00'))).toBe(22);
  });

  it('never falls within a month', () => {
    const second = fc.integer({ min: 0, max: 31 * 86_400 - 1 });
    const at = (seconds: number) => new Date(brisbane('2026-03-01T00:00:00').getTime() + seconds * 1000);
    fc.assert(
      fc.property(second, second, (one, other) => {
        const earlier = salesThisMonth(on, at(Math.min(one, other)));
        expect(salesThisMonth(on, at(Math.max(one, other)))).toBeGreaterThanOrEqual(earlier ?? Number.NaN);
      }),
    );
  });
});
