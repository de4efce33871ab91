import { aSearchHit, aSoldVehicle, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { hitPrice } from './hit-price';

describe('hitPrice', () => {
  it('is the shown price of the record', () => {
    const shown = { kind: 'text', label: 'POA' } as const;
    expect(hitPrice({ available: true, price: 20_000, shown_price: shown })).toBe(shown);
    expect(hitPrice(aSearchHit({}, aSoldVehicle(testNow)))).toEqual({ kind: 'none' });
  });

  it('is the bare amount of a record written by an earlier release, and none where there is no price or the vehicle sold', () => {
    expect(hitPrice({ available: true, price: 20_000 })).toMatchObject({ kind: 'amount', amount: 20_000 });
    expect(hitPrice({ available: true, price: null })).toEqual({ kind: 'none' });
    expect(hitPrice({ available: false, price: 20_000 })).toEqual({ kind: 'none' });
  });
});
