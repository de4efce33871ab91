import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carriedTradeIn, carryTradeIn } from './carried-trade-in';

describe('the trade-in that calculators start with', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, text: string) => kept.set(name, text),
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is the amount of the offer, until the last day of the offer', () => {
    expect(carriedTradeIn('2026-11-25')).toBe(0);
    carryTradeIn(16_400, '2026-12-01');
    expect(carriedTradeIn('2026-12-01')).toBe(16_400);
    expect(carriedTradeIn('2026-12-02')).toBe(0);
  });

  it('is 0 when the storage holds something else', () => {
    carryTradeIn(16_400, '2026-12-01');
    for (const name of kept.keys()) kept.set(name, '-5 2026-12-01');
    expect(carriedTradeIn('2026-11-25')).toBe(0);
  });
});
