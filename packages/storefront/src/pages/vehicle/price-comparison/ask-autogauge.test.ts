import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAutogauge } from './ask-autogauge';

const market = {
  fill: 0.6,
  listing_price: 34_990,
  market_range_min: 33_000,
  market_range_max: 38_000,
  confidence: 0.9,
  description: 'From 12 cars.',
};

const warn = vi.fn<typeof console.warn>();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  warn.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ask = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
  return askAutogauge('/cars/kia-rio/autogauge', new AbortController().signal);
};

describe('the question how a price compares (AUTO-03)', () => {
  it('is answered with every figure', async () => {
    expect(await ask(async () => Response.json(market))).toEqual(market);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<Response>]>([
    ['there is no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is no JSON', async () => new Response('<html>')],
    ['the answer has no content', async () => new Response(null, { status: 204 })],
    ['the answer is an empty object', async () => Response.json({})],
  ])('throws when %s, and says nothing of data', async (_, answer) => {
    await expect(ask(answer)).rejects.toThrow();
    expect(warn).not.toHaveBeenCalled();
  });

  it('is answered with null when no figure of the market is known, which is logged', async () => {
    const empty = { ...market, fill: null, market_range_min: null, market_range_max: null };
    expect(await ask(async () => Response.json(empty))).toBeNull();
    expect(warn.mock.calls).toEqual([['Autogauge:', 'No data returned']]);
  });
});
