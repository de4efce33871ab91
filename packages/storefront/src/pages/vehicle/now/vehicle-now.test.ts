import { aPublicSite, aVehicle } from '@forecourt/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askVehicleView } from './ask-vehicle-view';
import { isCounted, noteCounted, readCounted } from './counted-visit';
import { drawnVehicle } from './drawn-vehicle';
import { viewCountWords } from './view-count-words';

const vehicle = aVehicle({ photos_count: 7, price: 21_990 });
const drawn = drawnVehicle(aPublicSite(), vehicle);
const { signal } = new AbortController();

afterEach(() => void vi.unstubAllGlobals());

const answering = (body: unknown, status = 200) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

describe('askVehicleView', () => {
  const car_fields = {
    id: drawn.id,
    status: 'in_stock',
    sold: false,
    reserved: false,
    available: true,
    price: 20_990,
    before_price: null,
    price_type: null,
    preorder: false,
    photos_count: 7,
    updated_at: vehicle.updated_at,
  };

  it('[VDP-07] sends photos_count, updated_at and website_id, and marks the first view of a visit', async () => {
    const fetch = answering({ views: 24, car_fields, changed: true });
    expect(await askVehicleView(drawn, { isFirst: true, signal })).toEqual({ views: 24, car_fields, changed: true });
    await askVehicleView(drawn, { isFirst: false, signal });
    const [[url = '', first] = [], [, second] = []] = fetch.mock.calls;
    const asked = new URL(url, 'http://site.test');
    expect(asked.pathname).toBe(`/cars/${vehicle.slug}/view.json`);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      photos_count: '7',
      updated_at: vehicle.updated_at,
      website_id: drawn.website_id,
    });
    expect(first?.headers).toMatchObject({ 'x-visit': 'first' });
    expect(second?.headers).not.toHaveProperty('x-visit');
  });

  it.each([
    ['a failure', { title: 'no' }, 500],
    ['an answer that is none', { views: 'many' }, 200],
  ])('throws on %s, for the page to log', async (_, body, status) => {
    answering(body, status);
    await expect(askVehicleView(drawn, { isFirst: true, signal })).rejects.toThrow();
  });
});

describe('the vehicles of a visit', () => {
  const storage = () => {
    const stored = new Map<string, string>();
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    };
  };

  it('[VDP-07] are counted once each, for as long as the visit lasts', () => {
    vi.stubGlobal('window', { sessionStorage: storage() });
    expect(isCounted('1')).toBe(false);
    noteCounted('1');
    noteCounted('2');
    expect([isCounted('1'), isCounted('2'), isCounted('3')]).toEqual([true, true, false]);
    vi.stubGlobal('window', { sessionStorage: storage() });
    expect(isCounted('1')).toBe(false);
  });

  it('are remembered in the page alone where the browser stores nothing', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): never {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    noteCounted('9');
    expect(isCounted('9')).toBe(true);
  });

  it('are empty where the storage holds something else', () => {
    for (const stored of [null, '', '{', '7', '{"a":1}']) expect(readCounted(stored)).toEqual([]);
    expect(readCounted('["1",2]')).toEqual(['1']);
  });
});

describe('viewCountWords', () => {
  it('[VDP-07] are shown from five views on', () => {
    expect([viewCountWords(0), viewCountWords(4)]).toEqual([null, null]);
    expect([viewCountWords(5), viewCountWords(1234)]).toEqual(['Viewed 5 times', 'Viewed 1,234 times']);
  });
});
