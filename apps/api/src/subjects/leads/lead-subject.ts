import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { LeadSubmission } from '@forecourt/domain/lead';
import { type CarType, isAvailable } from '@forecourt/domain/vehicle';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { dealerships, vehicles } from '../../ground/database/schema';
import { siteDealerships } from '../sites';

/** Whom and what a lead is for. */
export interface LeadSubject {
  readonly dealership: Dealership;
  readonly vehicleId: bigint | null;
  readonly carType: CarType | null;
  /** Whether the vehicle has been sold: the shopper may not know it yet. */
  readonly isSold: boolean;
  /** Id of the location: the chosen one, else where the vehicle stands; null when neither is the dealership's. */
  readonly location: string | null;
}

/** More digits than any id of ours has, and than the database takes. */
const longestId = 18;

/** The first of some location ids that is one of the dealership's; null when none is. */
export const locationIn = (dealership: Dealership, ...ids: readonly (string | null)[]): string | null =>
  ids.find((id) => dealership.locations.some((location) => location.id === id)) ?? null;

const aboutVehicle = async (
  tx: Tx,
  slugs: readonly string[],
  carId: string,
  chosen: string,
): Promise<LeadSubject | null> => {
  if (carId.length > longestId) return null;
  const [found] = await tx
    .select({
      id: vehicles.id,
      carType: vehicles.car_type,
      status: vehicles.status,
      sold: vehicles.sold,
      location: vehicles.location_id,
      dealership: dealerships.document,
    })
    .from(vehicles)
    .innerJoin(dealerships, eq(dealerships.id, vehicles.dealership_id))
    .where(and(eq(vehicles.id, BigInt(carId)), inArray(dealerships.slug, [...slugs])));
  if (found === undefined) return null;
  const { id, carType, dealership } = found;
  return {
    dealership,
    vehicleId: id,
    carType,
    isSold: !isAvailable(found),
    location: locationIn(dealership, chosen, found.location),
  };
};

/**
 * The subject of a lead: the vehicle's dealership, else the chosen one, else the site's own; only dealerships of this
 * site. A vehicle that has left the site meanwhile (sold, hidden, moved elsewhere) is as good as any: the shopper has
 * written about it, and its dealership can answer. Null for a vehicle that is none of this site's dealerships'.
 */
export const leadSubject = async (
  tx: Tx,
  site: SiteDocument,
  submission: LeadSubmission,
): Promise<LeadSubject | null> => {
  const documents = await siteDealerships(tx, site);
  const { location } = submission.userData;
  if (submission.car_id !== null) {
    const slugs = documents.map(({ slug }) => slug);
    return aboutVehicle(tx, slugs, submission.car_id, location);
  }
  const dealership =
    documents.find((document) =>
      document.locations.some((candidate) => candidate.id === location && candidate.visible),
    ) ??
    documents.find((document) => document.slug === submission.dealership_slug) ??
    documents.find((document) => document.id === site.dealership_id) ??
    documents[0];
  return dealership === undefined
    ? null
    : {
        dealership,
        vehicleId: null,
        carType: submission.car_type,
        isSold: false,
        location: locationIn(dealership, location),
      };
};
