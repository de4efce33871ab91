import { siteEstimate } from '@forecourt/config/site-estimate';
import { siteShows } from '@forecourt/config/stock-source';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { vehicleTag } from '@forecourt/domain/vehicle-tag';
import { type SearchRecord, toSearchRecord } from '@forecourt/search/record';
import type { SiteDirectory } from '../sites';
import { offerNote, rateOffers } from './rate-offers';
import { type RecordDealership, type RecordSite, recordDealership, recordSite } from './record-source';

/** objectID of a vehicle's record on a site. */
export const recordId = (websiteId: string, vehicleId: string): string => `${websiteId}:${vehicleId}`;

interface RecordOf {
  readonly site: RecordSite;
  readonly vehicle: Vehicle;
  readonly dealership: RecordDealership;
  readonly offerNote: string | null;
  readonly now: Date;
}

/** The record of a vehicle on one site: its prices, repayments and words are that site's. */
const recordOf = ({ site, vehicle, dealership, offerNote, now }: RecordOf): SearchRecord => {
  const location = dealership.locations.find(({ id }) => id === vehicle.location_id);
  const estimate = siteEstimate(site, vehicle, now);
  return toSearchRecord({
    vehicle,
    site,
    location: location?.visible === true ? location : null,
    dealership,
    estimate:
      estimate === null
        ? null
        : {
            repayment: estimate.repayment,
            interestRate: estimate.interestRate,
            comparisonRate: estimate.comparisonRate,
          },
    offerNote,
    tag: vehicleTag(vehicle, { now }),
    now,
  });
};

/** What the index must hold and must not hold of one vehicle. */
export interface VehicleRecords {
  readonly upsert: readonly SearchRecord[];
  /** Sites of its dealership's stock that do not show it: a record of it there must go. */
  readonly absent: readonly { readonly site: string; readonly id: string }[];
}

/**
 * The records of a vehicle on every site that may show it (SITE-08, ENTY-02). Vehicles sold beyond their sold page
 * stay in the index for preset 0 and are kept out elsewhere by the site's key.
 * @param among only the records of these sites; of every one, when left out
 */
export const vehicleRecords = (
  vehicle: Vehicle,
  directory: SiteDirectory,
  now: Date,
  among?: ReadonlySet<string>,
): VehicleRecords => {
  const dealership = directory.dealerships.get(vehicle.dealership_id);
  const upsert: SearchRecord[] = [];
  const absent: { site: string; id: string }[] = [];
  for (const websiteId of directory.byDealership.get(vehicle.dealership_id) ?? []) {
    if (among?.has(websiteId) === false) continue;
    const site = directory.sites.get(websiteId)?.document;
    if (site !== undefined && dealership !== undefined && siteShows(site, vehicle)) {
      upsert.push(
        recordOf({
          site: recordSite(site),
          vehicle,
          dealership: recordDealership(dealership),
          offerNote: offerNote(rateOffers(site, dealership, directory, now), vehicle),
          now,
        }),
      );
    } else {
      absent.push({ site: websiteId, id: vehicle.id });
    }
  }
  return { upsert, absent };
};
