import type { CarFields } from '@forecourt/api-contract';
import { priceTypeLabels, soldSentence } from '@forecourt/domain/vehicle';
import { formatDollars, isShownAmount } from '@forecourt/domain/vehicle-price';
import type { DrawnVehicle } from './drawn-vehicle';

/** What a shopper wants to know of a vehicle that has changed while its page was open. */
export interface VehicleChange {
  readonly kind: 'sold' | 'back' | 'price' | 'held' | 'released';
  readonly message: string;
}

type State = Pick<CarFields, 'available' | 'reserved' | 'price'>;

/** A price as it is now, with what it holds and a full stop: `$28,990 Drive away.` */
const saidPrice = (price: number, type: CarFields['price_type']): string =>
  `${[formatDollars(price), ...(type === null ? [] : [priceTypeLabels[type]])].join(' ')}.`.replace(/\.\.$/, '.');

/** The change between what a page shows and how the vehicle is now, the gravest one; null where the same can be said. */
export const vehicleChange = (
  drawn: Pick<DrawnVehicle, keyof State>,
  now: State & Pick<CarFields, 'price_type'>,
): VehicleChange | null => {
  if (drawn.available !== now.available)
    return now.available
      ? { kind: 'back', message: 'This vehicle is available again.' }
      : { kind: 'sold', message: `${soldSentence}.` };
  // A sold vehicle shows neither.
  if (!now.available) return null;
  if (drawn.price !== now.price)
    return {
      kind: 'price',
      message: isShownAmount(now.price)
        ? `The price of this vehicle is now ${saidPrice(now.price, now.price_type)}`
        : 'The price of this vehicle has changed. Please ask us for it.',
    };
  if (drawn.reserved !== now.reserved)
    return now.reserved
      ? { kind: 'held', message: 'This vehicle has just been put on hold for another buyer.' }
      : { kind: 'released', message: 'This vehicle is no longer on hold.' };
  return null;
};
