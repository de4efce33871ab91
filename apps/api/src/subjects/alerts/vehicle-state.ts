import type { SiteDocument } from '@forecourt/config/site-document';
import type { SearchRecord } from '@forecourt/search/record';
import type { AlertItemRow, AlertMemoryRow } from '../../ground/database/schema';
import { priceLastsMs } from './alert-times';

/** What decides whether something is told of a vehicle on a site. */
export interface VehicleState {
  /** List price in cents, which searches find it by; null where no price is shown. */
  readonly price: number | null;
  /**
   * Cents asked where the site shows offer prices: the offer price, else the list price; null where it shows none, or no
   * price.
   */
  readonly asked: number | null;
  /** It can be bought: neither reserved nor sold. */
  readonly onSale: boolean;
}

/** What is remembered of a vehicle, as far as it decides what is told. */
export type KnownState = VehicleState & Pick<AlertMemoryRow, 'price_at' | 'settled_price' | 'settled_asked'>;

type ToldAgainst = Omit<KnownState, 'onSale'>;

/** Cents that are asked for a vehicle; null where no price is shown. */
export const askedCents = ({ price, asked }: Pick<VehicleState, 'price' | 'asked'>): number | null => asked ?? price;

const centsOf = (dollars: number | null): number | null => (dollars === null ? null : Math.round(dollars * 100));

/** The state of a vehicle by its record on a site. One that is sold keeps its prices, to be told against when it is back. */
export const stateOf = (
  { price, offer_price, available, reserved }: Pick<SearchRecord, 'price' | 'offer_price' | 'available' | 'reserved'>,
  { vehicle: { offerPrices } }: { readonly vehicle: Pick<SiteDocument['vehicle'], 'offerPrices'> },
): VehicleState => ({
  price: centsOf(price),
  asked: offerPrices ? centsOf(offer_price ?? price) : null,
  onSale: available && !reserved,
});

/** Whether what was found of a vehicle is still so: it is told as what it is when it is told. */
export const isStillSo = (
  { reason, price_before }: Pick<AlertItemRow, 'reason' | 'price_before'>,
  state: VehicleState,
): boolean => {
  const { onSale } = state;
  const asked = askedCents(state);
  if (reason === 'selling') return !onSale;
  if (reason === 'new-match') return onSale;
  return onSale && asked !== null && price_before !== null && asked < price_before;
};

/** Both are the last prices that lasted. What was not remembered of what is asked tells nothing against it. */
const isSettled = ({ price, asked, settled_price, settled_asked }: ToldAgainst): boolean =>
  price === settled_price && (asked === null || settled_asked === null || asked === settled_asked);

/**
 * When the price of a vehicle will have lasted an hour, where it came after something was found of it and may be a mistake
 * yet; null where it may be told. A message says the price of whatever it tells.
 */
export const settlesAt = (
  { reason, at }: Pick<AlertItemRow, 'reason' | 'at'>,
  known: ToldAgainst,
  now: Date,
): Date | null => {
  const { price_at } = known;
  if (reason === 'selling' || isSettled(known) || price_at <= at) return null;
  const settled = new Date(price_at.getTime() + priceLastsMs);
  return settled > now ? settled : null;
};
