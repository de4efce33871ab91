import { aPublicSite, aSearchHit, aVehicle } from '@forecourt/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadFollowing } from './load-following';

const { loadVehicle, loadSimilar, loadStock } = vi.hoisted(() => ({
  loadVehicle: vi.fn(),
  loadSimilar: vi.fn(),
  loadStock: vi.fn(),
}));
vi.mock('../../../site/data/load-vehicle', () => ({ loadVehicle }));
vi.mock('./load-similar', () => ({ loadSimilar }));
vi.mock('../../search/server', () => ({ loadStock }));

const site = aPublicSite();
const asked = { found: true, vehicle: aVehicle(), location: undefined };
const inStock = aSearchHit({ slug: 'here' });
const sold = { ...aSearchHit({ slug: 'sold' }), available: false };

describe('what follows an enquiry', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    loadVehicle.mockResolvedValue(asked);
    loadSimilar.mockResolvedValue([inStock]);
    loadStock.mockResolvedValue({ hits: [sold, inStock] });
  });

  it('is the vehicle and similar ones', async () => {
    expect(await loadFollowing(site, 'asked')).toEqual({ asked, next: [inStock], isSimilar: true });
  });

  it('is the newest stock where there is no vehicle, or none similar', async () => {
    expect(await loadFollowing(site, null)).toEqual({ asked: null, next: [inStock], isSimilar: false });
    loadSimilar.mockResolvedValue([]);
    expect(await loadFollowing(site, 'asked')).toEqual({ asked, next: [inStock], isSimilar: false });
  });

  it('is left out, and logged, where it cannot be loaded, since the enquiry is stored', async () => {
    for (const load of [loadVehicle, loadSimilar, loadStock]) load.mockRejectedValue(new Error('away'));
    expect(await loadFollowing(site, 'asked')).toEqual({ asked: null, next: [], isSimilar: false });
    expect(console.error).toHaveBeenCalledTimes(2);
  });
});
