import type { SiteOffer } from '@forecourt/api-contract';
import { anOffer, aPublicSite, aSoldVehicle, aVehicle, testNow } from '@forecourt/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Loader from './load-vehicle-offer';

const { getOffers } = vi.hoisted(() => ({ getOffers: vi.fn() }));
vi.mock('../../runtime/service-access/api', () => ({ api: () => ({ getOffers }) }));
vi.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));

const vehicle = aVehicle({ make: 'Toyota', model: 'HiLux', car_type: 'used' });
const site = aPublicSite({ flags: { finance: true, offers: true }, finance_provider: 'manual' });
const offer = (overrides: Partial<SiteOffer> = {}): SiteOffer => ({
  ...anOffer({ rate: { interest: 5.99, comparison: 7.1 }, car_type: ['used'] }),
  dealership: { id: '1', slug: vehicle.dealership_slug, name: 'The Yard' },
  vehicle: null,
  image_colour: null,
  ...overrides,
});

let loader: typeof Loader;
// Files of one worker share modules: this one needs its own, bound to what is mocked here, and leaves none behind.
beforeAll(async () => {
  vi.resetModules();
  loader = await import('./load-vehicle-offer');
});
afterAll(() => void vi.resetModules());
afterEach(() => void vi.restoreAllMocks());

describe('vehicleOffer', () => {
  it('is the one with the lowest comparison rate of those that are for the vehicle and have a rate', () => {
    const offers = [
      offer({ id: 'dear', rate: { interest: 5, comparison: 8 } }),
      offer({ id: 'best', name: 'Best', until: '2026-12-31', disclaimer: ' Conditions. ' }),
      offer({ id: 'new', car_type: ['new'], rate: { interest: 1, comparison: 1 } }),
      offer({ id: 'words', rate: null }),
    ];
    expect(loader.vehicleOffer(offers, vehicle, { manufacturer: null })).toEqual({
      ...{ name: 'Best', href: '/offers/toyota/best', rates: '5.99% p.a., comparison rate 7.10% p.a.' },
      ...{ ends: 'Ends 31 December 2026', terms: 'Conditions.' },
    });
    expect(loader.vehicleOffer([], vehicle, { manufacturer: null })).toBeNull();
    expect(loader.vehicleOffer([offer({ disclaimer: ' ' })], vehicle, { manufacturer: null })).toMatchObject({
      ends: null,
      terms: null,
    });
  });
});

describe('loadVehicleOffer', () => {
  it('asks for nothing where the site has no offers or no finance, nor for a sold vehicle', async () => {
    getOffers.mockResolvedValue([offer()]);
    expect(await loader.loadVehicleOffer(site, vehicle)).not.toBeNull();
    getOffers.mockClear();
    for (const flags of [{ finance: true }, { offers: true }])
      expect(await loader.loadVehicleOffer(aPublicSite({ flags, finance_provider: 'manual' }), vehicle)).toBeNull();
    expect(await loader.loadVehicleOffer(site, aSoldVehicle(testNow))).toBeNull();
    expect(getOffers).not.toHaveBeenCalled();
  });

  it('is none, and logged, while the offers cannot be read', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    getOffers.mockRejectedValue(new Error('down'));
    expect(await loader.loadVehicleOffer(site, vehicle)).toBeNull();
    expect(logged).toHaveBeenCalledOnce();
  });
});
