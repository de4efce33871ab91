/** How the watchlist can stand. */
export const watchOrders = ['saved', 'price', 'change'] as const;
export type WatchOrder = (typeof watchOrders)[number];

/** The order that an address asks for; the newest first where it asks for none that there is. */
export const readOrder = (asked: string | null): WatchOrder => watchOrders.find((order) => order === asked) ?? 'saved';

/** What decides the place of a vehicle in the list. */
export interface Ordered {
  /** ISO instant. */
  readonly savedAt: string;
  /** AUD dollars; null without a price. */
  readonly price: number | null;
  /** AUD dollars since it was saved, less than 0 for a drop; null where it cannot be said. */
  readonly change: number | null;
}

const newest = (one: Ordered, other: Ordered): number => other.savedAt.localeCompare(one.savedAt);

/** The smallest first, what has none last; among equals the newest. */
const smallest =
  (of: (vehicle: Ordered) => number | null) =>
  (one: Ordered, other: Ordered): number => {
    const [left, right] = [of(one) ?? Number.POSITIVE_INFINITY, of(other) ?? Number.POSITIVE_INFINITY];
    return left === right ? newest(one, other) : left - right;
  };

const orders: Readonly<Record<WatchOrder, (one: Ordered, other: Ordered) => number>> = {
  saved: newest,
  price: smallest(({ price }) => price),
  change: smallest(({ change }) => change),
};

/** Vehicles in an order (WTCH-03). */
export const inOrder = <Vehicle extends Ordered>(vehicles: readonly Vehicle[], order: WatchOrder): readonly Vehicle[] =>
  vehicles.toSorted(orders[order]);
