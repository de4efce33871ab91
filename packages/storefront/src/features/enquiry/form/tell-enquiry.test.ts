import { aPublicSite, aVehicle } from '@forecourt/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generalEnquiry, vehicleEnquiry } from './enquiry-context-view';
import { tellEnquiry } from './tell-enquiry';

const site = aPublicSite({ analytics: { sinks: [{ kind: 'data-layer', name: 'dataLayer' }] } });
const toldOf = (context: Parameters<typeof tellEnquiry>[0]) => {
  const page: { dataLayer?: unknown[] } = {};
  vi.stubGlobal('window', page);
  tellEnquiry(context, 'lead-1');
  return page.dataLayer ?? [];
};

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('tellEnquiry', () => {
  it.each([
    ['[ANLY-01/e14] new', 'new', 14],
    ['[ANLY-01/e14] demonstration', 'demo', 14],
    ['[ANLY-01/e15] used', 'used', 15],
  ] as const)('%s vehicles send their event', (_, car_type, id) => {
    const vehicle = aVehicle({ car_type });
    for (const category of ['vehicle', 'quick'] as const)
      expect(toldOf(vehicleEnquiry(site, vehicle, category))).toEqual([
        {
          event: id === 14 ? 'new_enquiry' : 'used_enquiry',
          id,
          name: id === 14 ? 'new_enquiry' : 'used_enquiry',
          payload: { website_id: site.website_id, car_id: vehicle.id, car_type, lead_id: 'lead-1', category },
        },
      ]);
  });

  it('sends no event for an enquiry without a vehicle', () => {
    expect(toldOf(generalEnquiry(site))).toEqual([]);
  });

  it('[ERRS-01/analytics] logs to the console when a sink fails, and does not throw', () => {
    vi.stubGlobal('window', Object.freeze({}));
    expect(() => tellEnquiry(vehicleEnquiry(site, aVehicle(), 'vehicle'), 'lead-1')).not.toThrow();
    expect(console.error).toHaveBeenCalledOnce();
  });
});
