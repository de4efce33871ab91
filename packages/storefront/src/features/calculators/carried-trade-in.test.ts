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

  it('is what was offered, until its last day', () => {
    expect(carriedTradeIn('2026-11-25')).toBe(0);
    carryTradeIn(16_400, '2026-12-01');
    expect(carriedTradeIn('2026-12-01')).toBe(16_400);
    expect(carriedTradeIn('2026-12-02')).toBe(0);
  });

  it('is nothing of what somebody else has written there', () => {
    carryTradeIn(16_400, '2026-12-01');
    for (const name of kept.keys()) kept.set(name, '-5 2026-12-01');
    expect(carriedTradeIn('2026-11-25')).toBe(0);
  });
});
