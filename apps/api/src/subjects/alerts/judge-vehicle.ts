import type { AlertMemoryRow } from '../../ground/database/schema';
import { priceLastsMs } from './alert-times';
import type { Found, KeptSearch } from './kept-searches';
import type { VehicleState } from './vehicle-state';

/** What is known of a vehicle on a site. */
export type Remembered = Pick<AlertMemoryRow, 'price' | 'price_at' | 'settled_price' | 'on_sale' | 'offered'>;

/** What a changed vehicle is judged by. */
export interface JudgedVehicle {
  /** Null: it was never seen on this site. */
  readonly memory: Remembered | null;
  readonly state: VehicleState;
  /** What finds it now. */
  readonly found: Found;
  /** Ids of searches that find it at another price, in cents; asked only where the price is another than before. */
  readonly foundAt: (price: number | null) => ReadonlySet<string>;
  readonly now: Date;
}

/** What is new of a vehicle on a site. */
export interface Judgement {
  /** Searches that it is new to. */
  readonly news: readonly KeptSearch[];
  /** The price before, in cents, where it is lower now. */
  readonly lowerThan: number | null;
  /** Searches that found it before and now, of a lower price. */
  readonly lower: readonly KeptSearch[];
  /** It could be bought and cannot any more. */
  readonly isSelling: boolean;
  readonly remembered: Remembered;
}

/** What is remembered of a vehicle that is seen for the first time. */
export const firstSeen = ({ price, onSale }: VehicleState, isListed: boolean, now: Date): Remembered => ({
  ...{ price, price_at: now, settled_price: price },
  on_sale: onSale,
  offered: onSale && isListed,
});

/** The price before this one: one that did not last an hour is none. */
const settledPrice = ({ price, price_at, settled_price }: Remembered, now: Date): number | null =>
  now.getTime() - price_at.getTime() >= priceLastsMs ? price : settled_price;

/**
 * What is new of a vehicle. It is new to the searches that find it when it is first on sale among what the site lists, and
 * later to those that its price has kept it from; one that was reserved and is on sale again is new to nobody. Pure.
 */
export const judgeVehicle = ({ memory, state, found, foundAt, now }: JudgedVehicle): Judgement => {
  const { price, onSale } = state;
  const first = firstSeen(state, found.isListed, now);
  const nothing = { news: [], lower: [], lowerThan: null, isSelling: false };
  if (memory === null) return { ...nothing, news: first.offered ? found.searches : [], remembered: first };
  const isChanged = price !== memory.price;
  const before = isChanged ? settledPrice(memory, now) : price;
  const remembered = {
    ...(isChanged ? { price, price_at: now, settled_price: before } : memory),
    on_sale: onSale,
    offered: memory.offered || first.offered,
  };
  const lowerThan = onSale && before !== null && price !== null && price < before ? before : null;
  const judged = { ...nothing, lowerThan, isSelling: memory.on_sale && !onSale, remembered };
  if (!first.offered) return judged;
  if (!memory.offered) return { ...judged, news: found.searches };
  if (price === before) return judged;
  const known = foundAt(before);
  return {
    ...judged,
    news: found.searches.filter(({ id }) => !known.has(id)),
    lower: lowerThan === null ? [] : found.searches.filter(({ id }) => known.has(id)),
  };
};
