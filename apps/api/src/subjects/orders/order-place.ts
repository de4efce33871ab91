import type { Dealership } from '@forecourt/config/dealership';
import type { Location } from '@forecourt/domain/location';
import type { AustralianState } from '@forecourt/domain/vehicle';
import { eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships, type OrderRow, vehicles } from '../../ground/database/schema';
import { locationOf } from '../sites';

/** Whose vehicle an order is of, and where that stands. */
export interface OrderPlace {
  readonly dealership: Dealership;
  /** Where its vehicle stands; null once that is not known, or no place of the dealership's any more. */
  readonly location: Location | null;
  /** Whose law and clock apply. */
  readonly state: AustralianState;
}

/**
 * The state by whose law an order goes: of the place where its vehicle stands, else the vehicle's own, else that of the
 * dealership's first place; pure.
 * @throws Error where none of them says it: nobody guesses whose law applies
 */
export const stateOfOrder = (
  { dealership, location }: Omit<OrderPlace, 'state'>,
  vehicleState: AustralianState | null,
): AustralianState => {
  const state = location?.address.state ?? vehicleState ?? dealership.locations[0]?.address.state;
  if (state !== undefined) return state;
  throw new Error(`Dealership ${dealership.slug} has no place, so it is not known whose law its orders go by.`);
};

/**
 * The place of an order as its dealership and its vehicle are now.
 * @throws Error where its dealership is not there, or in no state
 */
export const placeOfOrder = async (
  db: Pick<Db, 'select'>,
  { id, dealership_id, vehicle_id }: Pick<OrderRow, 'id' | 'dealership_id' | 'vehicle_id'>,
): Promise<OrderPlace> => {
  const [dealer] = await db
    .select({ document: dealerships.document })
    .from(dealerships)
    .where(eq(dealerships.id, dealership_id));
  if (dealer === undefined) throw new Error(`Order ${id} is of dealership ${dealership_id}, which is not there.`);
  const [vehicle] =
    vehicle_id === null
      ? []
      : await db
          .select({ location: vehicles.location_id, state: vehicles.state })
          .from(vehicles)
          .where(eq(vehicles.id, vehicle_id));
  const place = { dealership: dealer.document, location: locationOf(dealer.document, vehicle?.location ?? null) };
  return { ...place, state: stateOfOrder(place, vehicle?.state ?? null) };
};

/** The place that a shopper calls about an order: where the vehicle stands, else the first that the dealer shows; pure. */
export const calledPlace = ({ dealership, location }: Pick<OrderPlace, 'dealership' | 'location'>): Location | null =>
  location?.visible === true
    ? location
    : locationOf(dealership, dealership.locations.find(({ visible }) => visible)?.id ?? null);
