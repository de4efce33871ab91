import type { SearchRecord } from '@forecourt/search/record';
import type { AlertItemRow, AlertMemoryRow } from '../../ground/database/schema';
import { priceLastsMs } from './alert-times';

/** What decides whether something is told of a vehicle on a site. */
export interface VehicleState {
  /** Cents asked; null where no price is shown. */
  readonly price: number | null;
  /** It can be bought: neither reserved nor sold. */
  readonly onSale: boolean;
}

/** What is remembered of a vehicle, as far as it decides what is told. */
export type KnownState = VehicleState & Pick<AlertMemoryRow, 'price_at' | 'settled_price'>;

/** The state of a vehicle by its record. */
export const stateOf = ({
  price,
  available,
  reserved,
}: Pick<SearchRecord, 'price' | 'available' | 'reserved'>): VehicleState => ({
  price: price === null ? null : Math.round(price * 100),
  onSale: available && !reserved,
});

/** Whether what was found of a vehicle is still so: it is told as what it is when it is told. */
export const isStillSo = (
  { reason, price_before }: Pick<AlertItemRow, 'reason' | 'price_before'>,
  { price, onSale }: VehicleState,
): boolean => {
  if (reason === 'selling') return !onSale;
  if (reason === 'new-match') return onSale;
  return onSale && price !== null && price_before !== null && price < price_before;
};

/**
 * When the price of a vehicle will have lasted an hour, where it came after something was found of it and may be a mistake
 * yet; null where it may be told. A message says the price of whatever it tells.
 */
export const settlesAt = (
  { reason, at }: Pick<AlertItemRow, 'reason' | 'at'>,
  { price, price_at, settled_price }: Pick<KnownState, 'price' | 'price_at' | 'settled_price'>,
  now: Date,
): Date | null => {
  if (reason === 'selling' || price === settled_price || price_at <= at) return null;
  const settled = new Date(price_at.getTime() + priceLastsMs);
  return settled > now ? settled : null;
};
