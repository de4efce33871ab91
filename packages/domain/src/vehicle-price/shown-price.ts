import { isAvailable } from '../vehicle/availability';
import type { Vehicle } from '../vehicle/vehicle';
import type { VehicleSettings } from '../vehicle/vehicle-settings';
import type { PriceType } from '../vehicle/vocabulary';
import { priceTypeLabels } from '../vehicle/wording';

/** Prices up to this many AUD dollars are placeholders and never shown (PRICE-01). */
export const highestHiddenPrice = 10;
/**
 * The price as shown, decided once for each vehicle and site: cards, pages, sheets and structured data show this and
 * decide nothing. Money in AUD dollars.
 */
export type ShownPrice =
  | {
      readonly kind: 'amount';
      readonly amount: number;
      readonly priceType: { readonly value: PriceType; readonly label: string } | null;
      /** The price before; only when it was higher (PRICE-02). */
      readonly was: number | null;
      /** Where the dealer sells at offer prices (PRICE-04). */
      readonly offer: number | null;
      /** Where the dealer sells subscriptions (PRICE-04); dollars a week. */
      readonly subscription: number | null;
    }
  | { readonly kind: 'preorder'; readonly label: 'PREORDER' }
  | { readonly kind: 'text'; readonly label: string }
  /** Nothing: the vehicle is sold (VDP-06). */
  | { readonly kind: 'none' };

/** Whether this amount is shown to shoppers: above 10 (PRICE-01). */
export const isShownAmount = (amount: number | null): amount is number =>
  amount !== null && amount > highestHiddenPrice;

/**
 * AUD dollars that a site asks for a vehicle: the offer price where one is shown, else the price; null where no amount is
 * shown. A vehicle is ordered at this, and is cheaper or dearer than before by this.
 */
export const askedAmount = (price: ShownPrice): number | null =>
  price.kind === 'amount' ? (price.offer ?? price.amount) : null;

/** What a price is decided from. */
export type PricedVehicle = Pick<
  Vehicle,
  'price' | 'before_price' | 'offer_price' | 'subscription_price' | 'price_type' | 'preorder' | 'status' | 'sold'
>;

/**
 * The price as a site shows it: an amount above 10, else PREORDER, else the dealer's words (PRICE-01, -02, -04); nothing
 * of a sold vehicle (VDP-06).
 */
export const shownPrice = (
  vehicle: PricedVehicle,
  settings: Pick<VehicleSettings, 'noPriceText' | 'offerPrices' | 'subscriptions'>,
): ShownPrice => {
  const { price, before_price, offer_price, subscription_price, price_type } = vehicle;
  if (!isAvailable(vehicle)) return { kind: 'none' };
  if (!isShownAmount(price)) {
    return vehicle.preorder ? { kind: 'preorder', label: 'PREORDER' } : { kind: 'text', label: settings.noPriceText };
  }
  return {
    kind: 'amount',
    amount: price,
    priceType: price_type === null ? null : { value: price_type, label: priceTypeLabels[price_type] },
    was: before_price !== null && before_price > price ? before_price : null,
    offer: settings.offerPrices && isShownAmount(offer_price) ? offer_price : null,
    subscription: settings.subscriptions && isShownAmount(subscription_price) ? subscription_price : null,
  };
};
