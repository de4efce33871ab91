import { aPublicSite, aVehicle } from '@forecourt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { loadFinance as LoadFinance } from '../../pages/finance/load-finance';
import type { loadOwnCar as LoadOwnCar, tradeTowards as TradeTowards } from '../../pages/trade-in/load-own-car';
import type { findVehicleById as FindVehicleById } from './find-vehicle-by-id';

const { search, loadVehicle, loadSite, getOwnCarModels } = vi.hoisted(() => ({
  search: vi.fn(),
  loadVehicle: vi.fn(),
  loadSite: vi.fn(),
  getOwnCarModels: vi.fn(),
}));
vi.mock('../search/server', () => ({ siteSearchClient: () => ({ search }) }));
vi.mock('../../site/data/load-vehicle', () => ({ loadVehicle }));
vi.mock('../../site/data/load-site', () => ({ loadSite }));
vi.mock('../../runtime/service-access/api', () => ({ api: () => ({ getOwnCarModels }) }));

const site = aPublicSite({ flags: { finance: true }, finance_provider: 'manual' });
const vehicle = aVehicle({ reserved: false });
const found = { found: true, vehicle, location: undefined };

let findVehicleById: typeof FindVehicleById;
let loadFinance: typeof LoadFinance;
let loadOwnCar: typeof LoadOwnCar;
let tradeTowards: typeof TradeTowards;
// Files of one worker share modules: this one needs its own, bound to what is mocked here, and leaves none behind.
beforeAll(async () => {
  vi.resetModules();
  ({ findVehicleById } = await import('./find-vehicle-by-id'));
  ({ loadFinance } = await import('../../pages/finance/load-finance'));
  ({ loadOwnCar, tradeTowards } = await import('../../pages/trade-in/load-own-car'));
});
afterAll(() => void vi.resetModules());
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  search.mockResolvedValue({ results: [{ hits: [{ slug: vehicle.slug }] }] });
  loadVehicle.mockResolvedValue(found);
  loadSite.mockResolvedValue(site);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

describe('findVehicleById', () => {
  it('searches for numeric ids alone, and returns null where the site shows no such vehicle', async () => {
    expect(await findVehicleById(site, '1001')).toBe(found);
    expect(search.mock.calls[0]?.[0].requests[0].filters).toBe('id:"1001"');
    search.mockResolvedValue({ results: [{ hits: [] }] });
    expect(await findVehicleById(site, '1002')).toBeNull();
    search.mockClear();
    for (const word of ['', 'abc', '../x', '1" OR id:"2']) expect(await findVehicleById(site, word)).toBeNull();
    expect(search).not.toHaveBeenCalled();
  });

  it('throws where the engine answers without hits, which says nothing about the vehicle', async () => {
    search.mockResolvedValue({ results: [{ message: 'no' }] });
    await expect(findVehicleById(site, '1001')).rejects.toThrow();
  });
});

const finance = async (query: Record<string, string>) =>
  loadFinance({ params: Promise.resolve({ site: site.website_id }), searchParams: Promise.resolve(query) });

describe('the vehicle in the address of a page', () => {
  it('is found, or gone, or none when the address holds no id (ROUTE-09)', async () => {
    expect((await finance({ car_id: '1001' })).car).toEqual({ kind: 'car', car: found });
    expect(await tradeTowards(site, '1001')).toEqual({ kind: 'car', found });
    for (const car_id of ['abc', '../x', '']) expect((await finance({ car_id })).car).toEqual({ kind: 'none' });
    search.mockResolvedValue({ results: [{ hits: [] }] });
    expect((await finance({ car_id: '1002' })).car).toEqual({ kind: 'gone' });
    expect(await tradeTowards(site, '1002')).toEqual({ kind: 'gone' });
  });

  it('is left out while the engine is away, which is logged', async () => {
    search.mockRejectedValue(new Error('The engine is away.'));
    expect((await finance({ car_id: '1001' })).car).toEqual({ kind: 'none' });
    expect(await tradeTowards(site, '1001')).toEqual({ kind: 'away' });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('1001'), expect.any(Error));
  });
});

describe('loadOwnCar', () => {
  it('loads without models and lookup while the API is away, and logs the failure', async () => {
    getOwnCarModels.mockResolvedValue({ models: [{ name: 'Rio', badges: [] }], lookup: true });
    expect(await loadOwnCar(site, new URLSearchParams())).toMatchObject({ lookup: true, estimate: null });
    getOwnCarModels.mockRejectedValue(new Error('The API is away.'));
    expect(await loadOwnCar(site, new URLSearchParams())).toMatchObject({
      asked: { at: 'car' },
      models: [],
      lookup: false,
    });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(site.website_id), expect.any(Error));
  });
});
