import { aPublicSite, aVehicle } from '@forecourt/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emitTestDrive } from './emit-test-drive';
import { testDriveEnquiry } from './test-drive-enquiry';

const site = aPublicSite({ analytics: { sinks: [{ kind: 'data-layer', name: 'dataLayer' }] } });
const [place] = site.locations;

afterEach(() => void vi.unstubAllGlobals());

// Feeds ANLY-01/e17 and e48, which are proven on the page.
describe('emitTestDrive', () => {
  it.each([
    ['a new vehicle', aVehicle({ car_type: 'new' }), false, 17],
    ['a demonstrator', aVehicle({ car_type: 'demo' }), false, 17],
    ['a used vehicle', aVehicle({ car_type: 'used' }), false, 48],
    ['a used vehicle that is there for test drives only', aVehicle({ car_type: 'used' }), true, 17],
    ['no vehicle', null, false, 17],
  ] as const)('emits the event of %s once', (_of, vehicle, isDriveOnly, id) => {
    const page: { dataLayer?: unknown[] } = {};
    vi.stubGlobal('window', page);
    emitTestDrive(testDriveEnquiry(site, { vehicle, place: place?.id ?? '' }), isDriveOnly, 'lead-1');
    expect(page.dataLayer).toEqual([
      expect.objectContaining({
        id,
        payload: {
          website_id: site.website_id,
          car_id: vehicle?.id ?? null,
          car_type: vehicle?.car_type ?? null,
          lead_id: 'lead-1',
          category: 'test-drive',
        },
      }),
    ]);
  });
});
