import type { Vehicle } from '../vehicle/vehicle';
import type { VehicleSettings } from '../vehicle/vehicle-settings';
import type { PriceType } from '../vehicle/vocabulary';
import { priceTypeLabels } from '../vehicle/wording';

/** Prices up to this many AUD dollars are placeholders and never shown (PRICE-01). */
const highestHiddenPrice = 10;
/** AUD dollars under the average market price from which the below-market indicator shows (PRICE-03). */
const belowMarketFrom = 500;

/** What stands where the price stands. Money in AUD dollars. */
export type ShownPrice =
  | {
      readonly kind: 'amount';
      readonly amount: number;
      readonly priceType: { readonly value: PriceType; readonly label: string } | null;
      /** The price before; only when it was higher (PRICE-02). */
      readonly was: number | null;
      /** Dollars under the average market price, when at least 500 (PRICE-03). */
      readonly belowMarket: number | null;
      /** Where the dealer sells at offer prices (PRICE-04). */
      readonly offer: number | null;
      /** Where the dealer sells subscriptions (PRICE-04); dollars a week. */
      readonly subscription: number | null;
    }
  | { readonly kind: 'preorder'; readonly label: 'PREORDER' }
  | { readonly kind: 'text'; readonly label: string };

/** Whether this amount is shown to shoppers: above 10 (PRICE-01). */
export const isShownAmount = (amount: number | null): amount is number =>
  amount !== null && amount > highestHiddenPrice;

type PricedVehicle = Pick<
  Vehicle,
  'price' | 'before_price' | 'offer_price' | 'subscription_price' | 'price_type' | 'preorder' | 'autograb_data'
>;

/** Dollars by which the price is under the average market price; the state's average is preferred (PRICE-03). */
const marketDifference = (price: number, market: Vehicle['autograb_data']): number | null => {
  const average = market?.state_average_market_price ?? market?.average_market_price ?? null;
  if (average === null) return null;
  const cents = Math.round(average * 100) - Math.round(price * 100);
  return cents >= belowMarketFrom * 100 ? cents / 100 : null;
};

/** The price as a site shows it: an amount above 10, else PREORDER, else the dealer's words (PRICE-01 to PRICE-04). */
export const shownPrice = (
  vehicle: PricedVehicle,
  settings: Pick<VehicleSettings, 'noPriceText' | 'offerPrices' | 'subscriptions'>,
): ShownPrice => {
  const { price, before_price, offer_price, subscription_price, price_type } = vehicle;
  if (!isShownAmount(price)) {
    return vehicle.preorder ? { kind: 'preorder', label: 'PREORDER' } : { kind: 'text', label: settings.noPriceText };
  }
  return {
    kind: 'amount',
    amount: price,
    priceType: price_type === null ? null : { value: price_type, label: priceTypeLabels[price_type] },
    was: before_price !== null && before_price > price ? before_price : null,
    belowMarket: marketDifference(price, vehicle.autograb_data),
    offer: settings.offerPrices && isShownAmount(offer_price) ? offer_price : null,
    subscription: settings.subscriptions && isShownAmount(subscription_price) ? subscription_price : null,
  };
};

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount of AUD dollars as a shopper reads it: `$34,990`, `$29.50`. */
export const formatDollars = (amount: number): string => dollars.format(amount);
