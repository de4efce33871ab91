import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { siteEstimate } from '@forecourt/config/site-estimate';
import {
  type CarType,
  carTypeLabel,
  isAvailable,
  itemTypeLabels,
  soldSentence,
  type Vehicle,
  vehicleName,
  vehicleSubtitle,
} from '@forecourt/domain/vehicle';
import { vehicleImages } from '@forecourt/domain/vehicle-images';
import { belowMarket, formatDollars, shownPrice } from '@forecourt/domain/vehicle-price';
import { keyFacts, type SpecificationGroup, specificationRows } from '@forecourt/domain/vehicle-specifications';
import { announcedBadge, vehicleTag } from '@forecourt/domain/vehicle-tag';
import type { PriceValue, Repayment } from '@forecourt/ui/price';
import type { VehicleTag } from '@forecourt/ui/vehicle-card';
import type { VehicleImage } from '@forecourt/ui/vehicle-picture';
import type { VehicleShape } from '@forecourt/ui/vehicle-profile';
import type { VehicleOffer } from '../../site/data/load-vehicle-offer';
import { certifiedSeal } from './card/certified-seal';
import { priceValue, weeklyRepayment } from './card/price-value';
import { stageTone } from './card/stage-tone';
import { vehicleShape } from './card/vehicle-shape';

/**
 * The view of a vehicle as plain data: for its own page, the printed page, its enquiry and its picture for networks.
 */
export interface VehicleView {
  readonly heading: string;
  readonly subheading: string | undefined;
  /** Said by the seal beside its name (TAG-03). */
  readonly seal: string | undefined;
  readonly fullName: string;
  readonly isSold: boolean;
  readonly tags: readonly VehicleTag[];
  readonly details: readonly { readonly label: string }[];
  /** Null when sold: the notice stands alone (VDP-06). */
  readonly price: PriceValue | null;
  readonly notice: string | undefined;
  readonly note: string | undefined;
  readonly belowMarket: string | undefined;
  readonly repayment: Repayment | undefined;
  /** The example that the repayment is based on, in the words that the law demands; with an offer its terms. */
  readonly disclosure: string | undefined;
  /** The way to the offer whose rate stands in the place of a repayment. */
  readonly offer: Pick<VehicleOffer, 'name' | 'href'> | undefined;
  /** Key information: the first four specifications (VDP-01). */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly specifications: readonly SpecificationGroup[];
  readonly features: readonly string[];
  readonly comments: string | null;
  readonly images: readonly VehicleImage[];
  readonly shape: VehicleShape;
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[];
}

/** Pictures are 3:2; they stand in boxes of their own size, so only the proportion counts. */
const pictureSize = { width: 1800, height: 1200 } as const;

/** A new vehicle's condition is a plain word: the kind `new` is of what has come in lately. */
const tagKindOf: Record<CarType, VehicleTag['kind']> = { new: 'neutral', demo: 'demo', used: 'used' };

/** The tag, the badge a dealer announces it with (TAG-04), and its condition. */
const tagsOf = (vehicle: Vehicle, site: Pick<PublicSite, 'vehicle'>, now: Date): readonly VehicleTag[] => {
  const tag = vehicleTag(vehicle, { now });
  const badge = announcedBadge(vehicle, site.vehicle, now);
  return [
    ...(tag === null ? [] : [tag]),
    ...(badge === null ? [] : [{ kind: 'coming-soon', label: badge } as const]),
    { kind: tagKindOf[vehicle.car_type], label: carTypeLabel(vehicle.car_type, site.vehicle) },
  ];
};

const onHold = 'On hold for another buyer. Enquire to be next in line.';

/** What is said of money besides the price: of an offer its rates and last day, else the usual repayment. */
const moneyOf = (
  site: PublicSite,
  { vehicle, offer = null }: ViewedVehicle,
  now: Date,
): Pick<VehicleView, 'note' | 'repayment' | 'disclosure' | 'offer'> => {
  const held = !isAvailable(vehicle) || !vehicle.reserved ? [] : [onHold];
  if (offer !== null) {
    const said = ['Offer:', offer.rates, offer.ends].filter(Boolean).join(' ');
    return {
      note: [...held, said].join(' '),
      repayment: undefined,
      disclosure: offer.terms ?? undefined,
      offer: { name: offer.name, href: offer.href },
    };
  }
  const estimate = siteEstimate(site, vehicle, now);
  return {
    note: held[0],
    repayment: estimate === null ? undefined : weeklyRepayment(estimate),
    disclosure: estimate?.disclosure,
    offer: undefined,
  };
};

/** A vehicle, and the offer of a rate that it has: a repayment at the usual rate would contradict that. */
export interface ViewedVehicle {
  readonly vehicle: Vehicle;
  readonly offer?: VehicleOffer | null;
}

/**
 * The view of a vehicle for every page about it. `now` decides what is new and which dates are past. Source: VDP-01 to
 * -06, SIDE-01.
 */
export const vehicleView = (site: PublicSite, viewed: ViewedVehicle, now: Date): VehicleView => {
  const { vehicle } = viewed;
  const isSold = !isAvailable(vehicle);
  const price = shownPrice(vehicle, site.vehicle);
  const heading = vehicleName(vehicle);
  const subheading = vehicleSubtitle(vehicle) || undefined;
  const specifications = specificationRows(vehicle, { now, settings: site.vehicle });
  const facts = keyFacts(specifications);
  const to = hrefs(site);
  const underMarket = belowMarket(price, vehicle.autograb_data);
  return {
    heading,
    subheading,
    seal: certifiedSeal(vehicle),
    fullName: [heading, subheading].filter(Boolean).join(' '),
    isSold,
    tags: tagsOf(vehicle, site, now),
    details: [{ label: `Stock ${vehicle.stocknum}` }, ...(vehicle.colour === null ? [] : [{ label: vehicle.colour }])],
    price: priceValue(price),
    notice: isSold ? soldSentence : undefined,
    belowMarket: underMarket === null ? undefined : `${formatDollars(underMarket)} below market`,
    ...moneyOf(site, viewed, now),
    facts: facts.map(({ label, value }) => ({ label, value })),
    specifications,
    features: vehicle.standardEquipment.map((feature) => feature.trim()).filter((feature) => feature !== ''),
    comments: vehicle.dealercomments,
    images: vehicleImages(vehicle).map(({ url, cut_out = false }, index) => ({
      src: url,
      alt: [heading, vehicle.colour?.toLowerCase(), `picture ${index + 1}`].filter(Boolean).join(', '),
      ...pictureSize,
      ...(cut_out ? { fit: 'contain', tone: stageTone(vehicle.colour) } : { fit: 'cover' }),
    })),
    shape: vehicleShape(vehicle.simple_body ?? vehicle.body, vehicle.item_type),
    crumbs: [
      { label: 'Home', href: to.home },
      {
        label: `${carTypeLabel(vehicle.car_type, site.vehicle)} ${itemTypeLabels[vehicle.item_type].many}`,
        href: to.search({
          car_type: [vehicle.car_type],
          // The search for used cars covers used vehicles of every kind; for other kinds the kind is added.
          ...(vehicle.item_type === 'car' ? {} : { item_type: [vehicle.item_type] }),
        }),
      },
      { label: vehicle.make, href: to.search({ make: [vehicle.make] }) },
      { label: vehicle.model, href: to.modelSearch(vehicle) },
      { label: heading },
    ],
  };
};
