import { aPublicSite, aSearchHit, aVehicle } from '@forecourt/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBeside } from './load-beside';
import type { OrderScreen } from './order-view';

const { loadAskedFor, loadFollowing } = vi.hoisted(() => ({ loadAskedFor: vi.fn(), loadFollowing: vi.fn() }));
vi.mock('../../features/lists/server', () => ({ loadAskedFor, loadFollowing }));

const site = aPublicSite();
const order = { vehicle: { slug: 'asked' } };
const found = { found: true, vehicle: aVehicle(), location: null };
const next = [aSearchHit({ slug: 'other' })];

describe('what stands beside an order', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    loadAskedFor.mockResolvedValue(found);
    loadFollowing.mockResolvedValue({ asked: found, next, isSimilar: true });
  });

  it.each<OrderScreen>([
    { kind: 'step', step: 'details' },
    { kind: 'waiting' },
    { kind: 'over' },
    { kind: 'standing', state: 'held' },
    { kind: 'standing', state: 'completed' },
  ])('is its vehicle alone, and the search is not asked, on the screen %o', async (screen) => {
    expect(await loadBeside(site, order, screen)).toEqual({ found, others: null });
    expect(loadFollowing).not.toHaveBeenCalled();
  });

  it.each<OrderScreen>([
    { kind: 'lost', why: 'reserved' },
    { kind: 'lost', why: 'sold' },
    { kind: 'lost', why: 'gone' },
    { kind: 'standing', state: 'cancelled' },
    { kind: 'standing', state: 'refunded' },
  ])('is also others, where the vehicle cannot be had any more: on the screen %o', async (screen) => {
    expect(await loadBeside(site, order, screen)).toEqual({ found, others: next });
  });
});
