import { aPublicSite, aSearchHit, aVehicle } from '@forecourt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { findMatches as FindMatches } from './find-matches';
import { startingWish } from './wish';

const { findResults } = vi.hoisted(() => ({ findResults: vi.fn() }));
vi.mock('../../features/search/server', () => ({ findResults }));

const site = aPublicSite();
const vehicle = aVehicle({ id: '1001', make: 'Toyota', model: 'HiLux', item_type: 'motorcycle' });
const wish = startingWish(vehicle);

let findMatches: typeof FindMatches;
// Files of one worker share modules: this one needs its own, bound to what is mocked here, and leaves none behind.
beforeAll(async () => {
  vi.resetModules();
  ({ findMatches } = await import('./find-matches'));
});
afterAll(() => void vi.resetModules());
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

describe('findMatches', () => {
  it('[VDP-06] searches for the same model and make separately, within its kind, and never for the vehicle itself', async () => {
    const other = aSearchHit({ id: '2', make: 'Ford', model: 'Ranger' });
    const kin = aSearchHit({ id: '3', make: 'Toyota', model: 'HiLux' });
    findResults.mockImplementation(async (_site, _criteria, filters: string) => ({
      response: filters.includes('model_slug')
        ? { hits: [kin], count: 1, facets: {} }
        : { hits: [other], count: 40, facets: { body: { values: { SUV: 3 } } } },
    }));
    const found = await findMatches(site, wish, vehicle);
    expect(found).toMatchObject({
      hits: [{ id: '3' }, { id: '2' }],
      count: 40,
      bodies: expect.arrayContaining(['SUV']),
    });
    expect(findResults).toHaveBeenCalledTimes(3);
    for (const [, criteria, filters] of findResults.mock.calls) {
      expect(criteria).toMatchObject({ item_type: ['motorcycle'], status: ['in_stock', 'coming_soon'] });
      expect(filters).toContain('NOT id:"1001"');
    }
  });

  it('returns null, and logs, where the search fails', async () => {
    findResults.mockRejectedValue(new Error('away'));
    expect(await findMatches(site, wish, vehicle)).toBeNull();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(site.website_id), expect.any(Error));
  });
});
