import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { orderWords as words } from '../../features/order/order-words';
import { againOf, type KeyedOrder, stepHrefs, vehicleHref } from './order-ways';

const vehicle = {
  ...{ id: '7', slug: '2022-mazda-cx-5-1', name: '2022 Mazda CX-5', detail: 'Maxx', stocknum: 'A1' },
  ...{ picture: null, state: 'free' as const },
};
const keyed = (
  state: KeyedOrder['order']['state'],
  changed: Partial<KeyedOrder['order']['vehicle']> = {},
): KeyedOrder => ({
  site: aPublicSite({ flags: { reserve: true } }),
  order: { state, open_step: 'details', vehicle: { ...vehicle, ...changed } },
  token: 'the-key-of-it',
});

describe('the way on from an order that is over', () => {
  it('is back into it where only its time has ended, at the step that asks for something', () => {
    const expired = keyed('expired');
    expect(againOf(expired)).toEqual({ href: stepHrefs(expired)('details'), label: words.over.again });
    expect(stepHrefs(expired)('details')).toMatch(/the-key-of-it\?step=details$/);
  });

  it.each(['cancelled', 'refunded', 'completed'] as const)(
    'is the vehicle, where it is free, once it is %s',
    (state) => {
      expect(againOf(keyed(state))).toEqual({ href: vehicleHref(keyed(state)), label: words.standing.again });
      expect(againOf(keyed(state, { slug: null }))).toBeNull();
    },
  );

  it.each(['reserved', 'sold', 'gone'] as const)('is none where the vehicle is %s: others stand below', (state) => {
    for (const over of ['expired', 'cancelled', 'refunded'] as const)
      expect(againOf(keyed(over, { state }))).toBeNull();
  });
});
