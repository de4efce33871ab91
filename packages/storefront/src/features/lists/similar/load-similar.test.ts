import { aPublicSite, aVehicle } from '@forecourt/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSimilar } from './load-similar';

const { search, kept } = vi.hoisted(() => ({
  search: vi.fn<(asked: { readonly requests: readonly unknown[] }) => Promise<unknown>>(),
  kept: [] as { readonly revalidate?: number | false; readonly tags?: readonly string[] }[],
}));
vi.mock('next/cache', () => ({
  unstable_cache: (work: () => Promise<unknown>, _name: readonly string[], options: (typeof kept)[number]) => {
    kept.push(options);
    return work;
  },
}));
vi.mock('../../../features/search/find-results', () => ({ siteSearchClient: () => ({ search }) }));

const site = aPublicSite();
const vehicle = aVehicle();
const hit = (id: string) => ({ id, make: vehicle.make, model: vehicle.model });

beforeEach(() => {
  kept.length = 0;
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

describe('loadSimilar', () => {
  it('[SIM-02] [ERRS-01/similar] logs a failure, shows none and looks again within a minute', async () => {
    search.mockRejectedValueOnce(new Error('The engine is away.'));
    expect(await loadSimilar(site, vehicle)).toEqual([]);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(vehicle.slug), expect.any(Error));
    expect(kept).toEqual([{ revalidate: 60 }]);
  });

  it('[SIM-02] takes an answer that is none for a failure', async () => {
    search.mockResolvedValueOnce({ message: 'no' });
    expect(await loadSimilar(site, vehicle)).toEqual([]);
    expect(console.error).toHaveBeenCalledOnce();
    expect(kept).toEqual([{ revalidate: 60 }]);
  });

  it('keeps what it found with the page, until one of them changes or six hours have passed', async () => {
    search.mockResolvedValueOnce({ results: [{ hits: [hit('7')] }, { hits: [hit('7'), hit(vehicle.id)] }] });
    expect((await loadSimilar(site, vehicle)).map(({ id }) => id)).toEqual(['7']);
    expect(kept).toEqual([{ tags: ['vehicle:7'], revalidate: false }, { revalidate: 6 * 3600 }]);
    expect(console.error).not.toHaveBeenCalled();
  });
});
