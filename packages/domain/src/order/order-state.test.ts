import { describe, expect, it } from 'vitest';
import { holdsVehicle, isOpen, isOver, type OrderState, orderActs, orderAfter, orderStates } from './order-state';

describe('an order', () => {
  it('goes these ways and no others', () => {
    const ways = Object.fromEntries(
      orderStates.map((state) => [
        state,
        orderActs.flatMap((act) => {
          const next = orderAfter(state, act);
          return next === null ? [] : [`${act}: ${next}`];
        }),
      ]),
    );
    expect(ways).toEqual({
      started: ['pay: paying', 'sold: cancelled', 'cancelled: cancelled'],
      paying: ['pay: paying', 'paid: held', 'ended: expired', 'sold: cancelled', 'cancelled: cancelled'],
      held: ['ended: refunded', 'sold: refunded', 'cancelled: refunded', 'completed: completed'],
      expired: ['pay: paying', 'sold: cancelled', 'cancelled: cancelled'],
      cancelled: [],
      refunded: [],
      completed: [],
    });
  });

  it('takes money only while its hold stands: one that comes later is returned', () => {
    const late: readonly OrderState[] = orderStates.filter((state) => state !== 'paying');
    for (const state of late) expect(orderAfter(state, 'paid'), state).toBeNull();
  });

  it('never leaves a hold with money in it but by a sale or a refund', () => {
    const ends = orderActs.map((act) => orderAfter('held', act)).filter((state) => state !== null);
    expect(new Set(ends)).toEqual(new Set(['refunded', 'completed']));
  });

  it('holds its vehicle while it is paid for and once it is, is open before that, and over after', () => {
    expect(orderStates.filter(holdsVehicle)).toEqual(['paying', 'held']);
    expect(orderStates.filter(isOpen)).toEqual(['started', 'paying', 'expired']);
    expect(orderStates.filter(isOver)).toEqual(['cancelled', 'refunded', 'completed']);
  });
});
