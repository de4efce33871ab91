import type { AlertMemoryRow } from '../../ground/database/schema';
import { priceLastsMs } from './alert-times';
import type { Found, KeptSearch } from './kept-searches';
import type { VehicleState } from './vehicle-state';

/** What is known of a vehicle on a site. */
export type Remembered = Pick<
  AlertMemoryRow,
  'price' | 'asked' | 'price_at' | 'settled_price' | 'settled_asked' | 'on_sale' | 'offered'
>;
type Prices = Pick<Remembered, 'price' | 'asked'>;

/** What a changed vehicle is judged by. */
export interface JudgedVehicle {
  /** Null: it was never seen on this site. */
  readonly memory: Remembered | null;
  readonly state: VehicleState;
  /** What finds it now. */
  readonly found: Found;
  /** Ids of searches that find it at another list price, in cents; asked only where the price is another than before. */
  readonly foundAt: (price: number | null) => ReadonlySet<string>;
  readonly now: Date;
}

/** What is new of a vehicle on a site. */
export interface Judgement {
  /** Searches that it is new to. */
  readonly news: readonly KeptSearch[];
  /** Cents asked before, where it is asked less now. */
  readonly lowerThan: number | null;
  /** Searches that found it before and now, of a lower price. */
  readonly lower: readonly KeptSearch[];
  /** It could be bought and cannot any more. */
  readonly isSelling: boolean;
  readonly remembered: Remembered;
}

/** What is remembered of a vehicle that is seen for the first time. */
export const firstSeen = ({ price, asked, onSale }: VehicleState, isListed: boolean, now: Date): Remembered => ({
  ...{ price, asked, price_at: now, settled_price: price, settled_asked: asked },
  on_sale: onSale,
  offered: onSale && isListed,
});

/**
 * What was asked, where that was not remembered: an offer price of now is taken to have been there, so that neither an
 * upgrade nor a site that begins to show offer prices tells of them; without one it was the list price.
 */
const askedThen = ({ price, asked }: Prices, now: Prices): number | null => {
  if (asked !== null || price === null || now.asked === null) return asked;
  return now.asked === now.price ? price : now.asked;
};

/** The prices before these: those that did not last an hour are none. */
const settledPrices = ({ price, asked, price_at, settled_price, settled_asked }: Remembered, now: Date): Prices =>
  now.getTime() - price_at.getTime() >= priceLastsMs
    ? { price, asked }
    : { price: settled_price, asked: settled_asked };

/** Cents asked before, where less is asked now: offers among each other, and list prices where the site shows no offers. */
const higherBefore = (before: Prices, now: Prices): number | null => {
  const [then, asked] = now.asked === null ? [before.price, now.price] : [before.asked, now.asked];
  return then !== null && asked !== null && asked < then ? then : null;
};

/**
 * What is new of a vehicle. It is new to the searches that find it when it is first on sale among what the site lists, and
 * later to those that its price has kept it from; one that was reserved and is on sale again is new to nobody. Pure.
 */
export const judgeVehicle = ({ memory, state, found, foundAt, now }: JudgedVehicle): Judgement => {
  const { price, asked, onSale } = state;
  const first = firstSeen(state, found.isListed, now);
  const nothing = { news: [], lower: [], lowerThan: null, isSelling: false };
  if (memory === null) return { ...nothing, news: first.offered ? found.searches : [], remembered: first };
  const known = {
    ...memory,
    asked: askedThen(memory, state),
    settled_asked: askedThen({ price: memory.settled_price, asked: memory.settled_asked }, state),
  };
  const isChanged = price !== known.price || (asked !== null && asked !== known.asked);
  const before = isChanged ? settledPrices(known, now) : { price, asked };
  const remembered = {
    ...(isChanged ? { price_at: now, settled_price: before.price, settled_asked: before.asked } : known),
    ...{ price, asked },
    on_sale: onSale,
    offered: memory.offered || first.offered,
  };
  const lowerThan = onSale ? higherBefore(before, state) : null;
  const judged = { ...nothing, lowerThan, isSelling: memory.on_sale && !onSale, remembered };
  if (!first.offered) return judged;
  if (!memory.offered) return { ...judged, news: found.searches };
  // By its list price alone: an offer price keeps a vehicle from no search.
  const finders = price === before.price ? null : foundAt(before.price);
  const hadFound = ({ id }: KeptSearch): boolean => finders === null || finders.has(id);
  return {
    ...judged,
    news: found.searches.filter((search) => !hadFound(search)),
    lower: lowerThan === null ? [] : found.searches.filter(hadFound),
  };
};
