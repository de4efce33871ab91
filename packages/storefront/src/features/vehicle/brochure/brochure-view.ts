import type { PublicSite } from '@forecourt/config/public-site';
import { siteEstimate } from '@forecourt/config/site-estimate';
import { isPrivatelyHeld, type Location, locationPhone, vehicleAddressLine } from '@forecourt/domain/location';
import type { SpecificationGroup } from '@forecourt/domain/vehicle-specifications';
import { repaymentLine } from '@forecourt/finance';
import type { PriceValue } from '@forecourt/ui/price';
import { addressLines, hoursPhrases, licences } from '../../../site/places/place';
import { illustrationWording, legalWording } from '../../../site/shell/legal-wording';
import { type VehicleView, type ViewedVehicle, vehicleView } from '../vehicle-view';

/** A vehicle on paper as plain data: what the page says, without what only a screen can do. */
export interface BrochureView {
  readonly siteName: string;
  readonly heading: string;
  readonly subheading: string | undefined;
  readonly tags: readonly string[];
  readonly details: string;
  /** Null when the vehicle is sold: the notice stands alone. */
  readonly price: { readonly figure: string; readonly notes: readonly string[] } | null;
  readonly notice: string | undefined;
  readonly repayment: string | undefined;
  readonly disclosure: string | undefined;
  readonly facts: VehicleView['facts'];
  readonly specifications: readonly SpecificationGroup[];
  readonly features: readonly string[];
  readonly comments: string | null;
  readonly images: VehicleView['images'];
  readonly place:
    | {
        readonly name: string;
        readonly address: readonly string[];
        readonly phone: string | undefined;
        readonly hours: readonly string[];
        readonly licences: readonly string[];
      }
    | undefined;
  readonly legal: readonly string[];
  /** Where the vehicle stands on the web. */
  readonly url: string;
  /** "As advertised on 22 November 2026." */
  readonly asOf: string;
}

const priceOf = (price: PriceValue): NonNullable<BrochureView['price']> =>
  price.kind === 'words'
    ? { figure: price.words, notes: [] }
    : {
        figure: price.amount,
        notes: [
          ...(price.type === undefined ? [] : [price.type]),
          ...(price.was === undefined ? [] : [`Was ${price.was}`]),
          ...(price.others ?? []).map(
            ({ label, amount, period }) => `${label} ${amount}${period === undefined ? '' : ` a ${period}`}`,
          ),
        ],
      };

const dated = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

/** A vehicle as its site prints it. `now` dates the sheet. Source: PRNT-01. */
export const brochureView = (
  site: PublicSite,
  found: ViewedVehicle & { readonly location: Location | null },
  now: Date,
): BrochureView => {
  const { vehicle, location } = found;
  const view = vehicleView(site, found, now);
  const estimate = siteEstimate(site, vehicle, now);
  return {
    siteName: site.name,
    heading: view.heading,
    subheading: view.subheading,
    tags: view.tags.map(({ label }) => label),
    details: view.details.map(({ label }) => label).join(', '),
    price: view.price === null ? null : priceOf(view.price),
    notice: view.notice ?? view.note,
    repayment: estimate === null || view.repayment === undefined ? undefined : repaymentLine(estimate),
    disclosure: view.disclosure,
    facts: view.facts,
    specifications: view.specifications,
    features: view.features,
    comments: view.comments,
    images: view.images,
    place:
      location === null
        ? undefined
        : {
            name: location.name,
            address: isPrivatelyHeld(vehicle)
              ? [`With its owner in ${vehicleAddressLine(vehicle, location)}`]
              : addressLines(location.address),
            phone: locationPhone(location, vehicle.car_type) ?? undefined,
            hours: hoursPhrases(location),
            licences: licences(location),
          },
    legal: [...legalWording(site), ...(site.vehicle.illustratedPictures ? [illustrationWording] : [])],
    url: new URL(vehicle.path, site.canonicalOrigin).href,
    asOf: `As advertised on ${dated.format(now)}.`,
  };
};
