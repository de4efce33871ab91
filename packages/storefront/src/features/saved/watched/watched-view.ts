import type { SavedVehicle } from '@forecourt/api-contract';
import { calendarDateIn, dayInWords } from '@forecourt/domain/calendar';
import { askedAmount, formatDollars } from '@forecourt/domain/vehicle-price';
import type { SearchHit } from '@forecourt/search/record';
import type { PriceSinceSaved, SavedVehicleProps } from '@forecourt/ui/saved-vehicle';
import { askedPriceValue, type CardSettings, priceValue, vehicleCardView } from '../../vehicle';
import type { SavedCardHrefs } from '../vehicles/saved-card';
import type { Ordered } from './watch-order';
import { watchlistPageWords as words } from './watchlist-words';

/** A vehicle of the watchlist as its page draws it: plain data, it crosses to the browser. */
export interface WatchedVehicleView extends Ordered {
  readonly id: string;
  readonly note: string;
  /** Where its like is, for one that cannot be had; null for one that can. */
  readonly similarHref: string | null;
  readonly card: Omit<SavedVehicleProps, 'actions' | 'children'>;
}

/** What the page knows beside the vehicle. */
export interface WatchedContext {
  readonly card: CardSettings;
  readonly to: SavedCardHrefs;
  /** IANA zone of the site, for days. */
  readonly timeZone: string;
}

/**
 * What the price of now is compared with, in AUD dollars: what is asked with what was asked, and list price with list price
 * where that is all that is known of then. What is compared stands first.
 */
const comparedPrices = ({ price, price_then, asked_then }: SavedVehicle) =>
  asked_then === null && price_then !== null
    ? { now: price.kind === 'amount' ? price.amount : null, before: price_then, shown: priceValue(price) }
    : { now: askedAmount(price), before: asked_then, shown: askedPriceValue(price) };

/** What became of the price; undefined where there is none to compare. */
const sinceSaved = (now: number | null, then: number | null): PriceSinceSaved | undefined => {
  if (now === null || then === null) return undefined;
  const was = formatDollars(then);
  // Dollars as they are shown decide: a cent is no change that anybody sees.
  if (was === formatDollars(now)) return { now: 'same', was };
  return { now: now < then ? 'lower' : 'higher', was, by: formatDollars(Math.abs(now - then)) };
};

/** What of a card stands in a row, where the search has the vehicle. */
const factsOf = (hit: SearchHit | undefined, { card, to }: WatchedContext): Partial<SavedVehicleProps> => {
  if (hit === undefined) return {};
  const { facts, location, shape, image } = vehicleCardView(hit, card, to);
  return {
    facts: facts.map(({ label, value, named = false }) => (named ? `${label} ${value}` : value)),
    ...(location === undefined ? {} : { location }),
    ...(shape === undefined ? {} : { shape }),
    image,
  };
};

const pictureOf = ({ picture, name }: SavedVehicle, { card }: WatchedContext): SavedVehicleProps['image'] =>
  picture === null
    ? null
    : { src: picture, alt: name, width: 600, height: 400, fit: card.vehicle.illustratedPictures ? 'contain' : 'cover' };

/**
 * A vehicle of the watchlist as a row: how it stands now, and what became of its price since it was saved (WTCH-03).
 * @param hit the vehicle as the search has it; undefined where it has it no more, or could not be asked
 */
export const watchedView = (
  vehicle: SavedVehicle,
  hit: SearchHit | undefined,
  context: WatchedContext,
): WatchedVehicleView => {
  const { id, name, detail, make, model, state, path, saved_at, note } = vehicle;
  const isOff = state === 'sold' || state === 'gone';
  // What cannot be bought has no price to advertise, and none to compare.
  const { now, before, shown } = isOff ? { now: null, before: null, shown: null } : comparedPrices(vehicle);
  const since = sinceSaved(now, before);
  const { to, timeZone } = context;
  // By words, which find its like: the model may have no vehicle left.
  const similar = make === '' ? to.search() : to.search({ make: [make], query: model, city: [] });
  return {
    id,
    note,
    savedAt: saved_at,
    price: isOff ? null : askedAmount(vehicle.price),
    change: now === null || before === null ? null : now - before,
    similarHref: isOff ? similar : null,
    card: {
      name,
      state,
      price: shown,
      image: pictureOf(vehicle, context),
      saved: words.saved(dayInWords(calendarDateIn(timeZone, new Date(saved_at)))),
      ...(path === null ? {} : { href: path }),
      ...(detail === '' ? {} : { detail }),
      ...(since === undefined ? {} : { since }),
      ...factsOf(isOff ? undefined : hit, context),
    },
  };
};
