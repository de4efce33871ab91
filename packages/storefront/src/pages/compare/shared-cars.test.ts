import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSharedCars, sharedCarsPath } from './shared-cars';

const readFrom = (address: string) => readSharedCars(new URL(address, 'https://yard.example').searchParams);
const id = fc.bigInt({ min: 1n, max: 9_999_999_999_999_999_999n }).map(String);

describe('the link to a comparison', () => {
  it('reads back up to four vehicles, each once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: 8 }), (ids) => {
        const read = readFrom(sharedCarsPath('/compare', [...ids, ...ids]));
        expect(read).toEqual({ ids: ids.slice(0, 4), left: Math.max(0, ids.length - 4) });
      }),
    );
  });

  it('ignores values that are no ids', () => {
    expect(readFrom('/compare?cars=1,kia, 2 ,-3,1e5,,2')).toEqual({ ids: ['1', '2'], left: 0 });
    expect(readFrom('/compare?cars=1&cars=2')).toEqual({ ids: ['1', '2'], left: 0 });
    expect(readFrom('/compare?cars=')).toEqual({ ids: [], left: 0 });
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readSharedCars(new URLSearchParams({ cars: text }));
        expect(read?.ids.every((one) => /^\d{1,19}$/.test(one))).toBe(true);
      }),
    );
  });

  it('is null without the parameter, so that the list of the device is shown', () => {
    expect(readFrom('/compare')).toBeNull();
    expect(readFrom('/compare?car=1')).toBeNull();
  });
});
