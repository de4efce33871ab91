/** What a shopper does with a vehicle: keep it for a while, or buy it. */
export const orderKinds = ['reserve', 'buy'] as const;
/** One of {@link orderKinds}. */
export type OrderKind = (typeof orderKinds)[number];

/**
 * Where an order stands: being filled in; its vehicle held while its shopper pays; held since money came; the hold of a
 * payment over; given up before money came; given up after, and the money on its way back or back; sold to its shopper.
 */
export const orderStates = ['started', 'paying', 'held', 'expired', 'cancelled', 'refunded', 'completed'] as const;
/** One of {@link orderStates}. */
export type OrderState = (typeof orderStates)[number];

/**
 * What happens to an order. `ended` is the end of its hold by the clock, `sold` that its vehicle went to somebody else,
 * `cancelled` the wish of its shopper or dealer, `completed` the dealer's word that its shopper has bought the vehicle.
 */
export const orderActs = ['pay', 'paid', 'ended', 'sold', 'cancelled', 'completed'] as const;
/** One of {@link orderActs}. */
export type OrderAct = (typeof orderActs)[number];

const after: Readonly<Record<OrderState, Partial<Readonly<Record<OrderAct, OrderState>>>>> = {
  started: { pay: 'paying', sold: 'cancelled', cancelled: 'cancelled' },
  // A payment that is tried again keeps its hold.
  paying: { pay: 'paying', paid: 'held', ended: 'expired', sold: 'cancelled', cancelled: 'cancelled' },
  // What was paid for a hold goes back whenever the hold ends, whoever ends it.
  held: { ended: 'refunded', sold: 'refunded', cancelled: 'refunded', completed: 'completed' },
  expired: { pay: 'paying', sold: 'cancelled', cancelled: 'cancelled' },
  cancelled: {},
  refunded: {},
  completed: {},
};

/** The state of an order after something has happened to it; null where that cannot happen to it. */
export const orderAfter = (state: OrderState, act: OrderAct): OrderState | null => after[state][act] ?? null;

/** Whether nothing happens to an order any more. */
export const isOver = (state: OrderState): boolean => Object.keys(after[state]).length === 0;

/** Whether the vehicle of an order is held for it. */
export const holdsVehicle = (state: OrderState): boolean => state === 'paying' || state === 'held';

/** Whether what was typed may still be changed. */
export const isOpen = (state: OrderState): boolean => state === 'started' || state === 'paying' || state === 'expired';
