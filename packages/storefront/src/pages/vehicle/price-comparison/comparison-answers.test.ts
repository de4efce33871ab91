import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comparisonOf } from './comparison-answers';

const market = {
  fill: 0.6,
  listing_price: 34_990,
  market_range_min: 33_000,
  market_range_max: 38_000,
  confidence: 0.9,
  description: 'From 12 cars.',
};
const nothing = { ...market, market_range_min: null, market_range_max: null };

let now = 0;
let path = '';
let visits = 0;

beforeEach(() => {
  // What was answered is kept for the visit: each test has a vehicle of its own.
  path = `/cars/kia-rio-${visits}/autogauge`;
  visits += 1;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answering = (body: unknown, status = 200) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const ask = (signal = new AbortController().signal) => comparisonOf(path, signal);

describe('the comparison of a vehicle (AUTO-03)', () => {
  it('is requested once, and not again within a minute of the answer', async () => {
    const fetch = answering(market);
    expect(await ask()).toEqual(market);
    now += 59_999;
    expect(await ask()).toEqual(market);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([path]);
    now += 1;
    expect(await ask()).toEqual(market);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is requested for each vehicle separately', async () => {
    const fetch = answering(market);
    await ask();
    await comparisonOf(`${path}?other`, new AbortController().signal);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('without data is logged once, and not requested again either', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fetch = answering(nothing);
    expect(await ask()).toBeNull();
    expect(await ask()).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls).toEqual([['Autogauge:', 'No data returned']]);
  });

  it.each([
    ['failed', { title: 'no' }, 500],
    ['does not fit', { ...market, fill: 'much' }, 200],
  ])('that %s throws, and is requested anew when the visitor comes back', async (_, body, status) => {
    answering(body, status);
    await expect(ask()).rejects.toThrow();
    answering(market);
    expect(await ask()).toEqual(market);
  });

  it('is aborted with its caller, and requested anew by the next one', async () => {
    const ending = new AbortController();
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
    );
    const asked = ask(ending.signal);
    ending.abort();
    await expect(asked).rejects.toThrow('aborted');
    const fetch = answering(market);
    await ask();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
