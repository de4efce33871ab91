import { aPublicSite, aVehicle } from '@forecourt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { loadSimilar as LoadSimilar } from './load-similar';

const { search, cached } = vi.hoisted(() => ({
  search: vi.fn<(asked: { readonly requests: readonly unknown[] }) => Promise<unknown>>(),
  cached: [] as { readonly revalidate?: number | false; readonly tags?: readonly string[] }[],
}));
vi.mock('next/cache', () => ({
  unstable_cache: (work: () => Promise<unknown>, _name: readonly string[], options: (typeof cached)[number]) => {
    cached.push(options);
    return work;
  },
}));
vi.mock('../../../features/search/find-results', () => ({ siteSearchClient: () => ({ search }) }));

const site = aPublicSite();
const vehicle = aVehicle();
const hit = (id: string) => ({ id, make: vehicle.make, model: vehicle.model });

let loadSimilar: typeof LoadSimilar;
// Files of one worker share modules: this one needs its own, bound to what is mocked here, and leaves none behind.
beforeAll(async () => {
  vi.resetModules();
  ({ loadSimilar } = await import('./load-similar'));
});
afterAll(() => void vi.resetModules());
beforeEach(() => {
  cached.length = 0;
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

describe('loadSimilar', () => {
  it('[SIM-02] [ERRS-01/similar] logs a failure, shows none and looks again within a minute', async () => {
    search.mockRejectedValueOnce(new Error('The engine is away.'));
    expect(await loadSimilar(site, vehicle)).toEqual([]);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(vehicle.slug), expect.any(Error));
    expect(cached).toEqual([{ revalidate: 60 }]);
  });

  it('[SIM-02] treats an answer of another shape as a failure', async () => {
    search.mockResolvedValueOnce({ message: 'no' });
    expect(await loadSimilar(site, vehicle)).toEqual([]);
    expect(console.error).toHaveBeenCalledOnce();
    expect(cached).toEqual([{ revalidate: 60 }]);
  });

  it('caches what it found with the page, until one of the vehicles changes or six hours have passed', async () => {
    search.mockResolvedValueOnce({ results: [{ hits: [hit('7')] }, { hits: [hit('7'), hit(vehicle.id)] }] });
    expect((await loadSimilar(site, vehicle)).map(({ id }) => id)).toEqual(['7']);
    expect(cached).toEqual([
      { tags: ['vehicle:7', 'offers:harbour-city'], revalidate: false },
      { revalidate: 6 * 3600 },
    ]);
    expect(console.error).not.toHaveBeenCalled();
  });
});
