import { colourName } from '@forecourt/domain/feed-words';
import type { Location } from '@forecourt/domain/location';
import { findMake } from '@forecourt/domain/makes';
import { bodyLabel, isElectricOrHybrid } from '@forecourt/domain/simple-words';
import { slugify } from '@forecourt/domain/slug';
import { isNewInStock, isSoldPageShown } from '@forecourt/domain/sold-vehicle';
import { featureSpelling, modelSpelling } from '@forecourt/domain/spelling';
import {
  isAvailable,
  itemTypeLabels,
  type Vehicle,
  type VehicleSettings,
  vehicleName,
  vehiclePath,
} from '@forecourt/domain/vehicle';
import { controlledVehicle } from '@forecourt/domain/vehicle-controls';
import { primaryImage, vehicleImages } from '@forecourt/domain/vehicle-images';
import { shownPrice } from '@forecourt/domain/vehicle-price';
import { engineSummary, keyFacts, specificationRows } from '@forecourt/domain/vehicle-specifications';
import { announcedBadge, type VehicleTag } from '@forecourt/domain/vehicle-tag';
import { makeModel } from '../criteria/make-models';
import type { SearchSettings } from '../search-settings/search-settings';
import { customRank } from './custom-rank';
import { priceRange, weeklyPriceRange } from './price-ranges';
import type { SearchRecord } from './record';
import { sizeWords } from './size-words';

/** A weekly estimate as a record carries it; finance computes it, since search knows no finance (FIN-13). */
export interface RecordEstimate {
  readonly repayment: number;
  readonly interestRate: number;
  readonly comparisonRate: number;
}

/** The vehicle settings that records are made from: another of them changed leaves every record as it is. */
export const recordVehicleSettings = [
  'noPriceText',
  'offerPrices',
  'subscriptions',
  'soldCarDays',
  'usedWord',
  'announcedBadge',
] as const satisfies readonly (keyof VehicleSettings)[];
export type RecordVehicleSettings = Pick<VehicleSettings, (typeof recordVehicleSettings)[number]>;

/** All that one record is made of. */
export interface RecordInput {
  readonly vehicle: Vehicle;
  readonly site: {
    readonly website_id: string;
    readonly vehicle: RecordVehicleSettings;
    /** Left out where no series comes before another (SRCH-18). */
    readonly search?: Pick<SearchSettings, 'seriesOrder'>;
  };
  readonly location: Pick<Location, 'name' | 'address'> | null;
  readonly dealership: { readonly id: string; readonly slug: string; readonly name: string };
  readonly estimate: RecordEstimate | null;
  /** What stands in place of the estimate, where the vehicle has an offer of a rate. Left out where no offers are known. */
  readonly offerNote?: string | null;
  readonly tag: VehicleTag | null;
  readonly now: Date;
}

/** Features a shopper can filter by: the first lines of the standard equipment, short enough to be a checkbox. */
const longestFeature = 60;
const mostFeatures = 40;

const features = (equipment: readonly string[]): string[] => {
  const names = equipment.map(featureSpelling).filter((name) => name !== '' && name.length <= longestFeature);
  return [...new Set(names)].slice(0, mostFeatures);
};

const categories = (vehicle: Vehicle): string[] => {
  const many = itemTypeLabels[vehicle.item_type].many;
  return [
    many.charAt(0).toUpperCase() + many.slice(1),
    ...(isElectricOrHybrid(vehicle) ? ['Electric and hybrid'] : []),
    ...(vehicle.certified ? ['Certified'] : []),
  ];
};

/** Only the figures: an estimate may carry more (its disclosure) than a record should. */
const weeklyFigures = ({ repayment, interestRate, comparisonRate }: RecordEstimate): RecordEstimate => ({
  repayment,
  interestRate,
  comparisonRate,
});

/** The place of the location, for searches around a point; nothing where its address has no coordinates. */
const placeOf = (location: RecordInput['location']): Pick<SearchRecord, '_geoloc'> => {
  const { lat, long } = location?.address ?? { lat: null, long: null };
  return lat === null || long === null ? {} : { _geoloc: { lat, lng: long } };
};

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/**
 * The search record of a vehicle on one site: every price, repayment and word in it is that site's. Pure: `now` only
 * decides what is stored as a boolean (`sold_recent`), the announced badge and the tag passed in, all rewritten by the
 * follower when they change.
 */
export const toSearchRecord = (input: RecordInput): SearchRecord => {
  const { vehicle, site, location, dealership, offerNote = null, tag, now } = input;
  // No repayment is known at the rate of an offer, and that at the usual rate is none of this vehicle.
  const estimate = offerNote === null ? input.estimate : null;
  // Also a sold vehicle is sorted and filtered by the price at which it was on sale.
  const onSale = shownPrice({ ...vehicle, status: 'in_stock', sold: false }, site.vehicle);
  const figures = onSale.kind === 'amount' ? onSale : null;
  const amount = figures?.amount ?? null;
  const isSold = !isAvailable(vehicle);
  const controlled = controlledVehicle(vehicle);
  const groups = specificationRows(vehicle, { now, settings: site.vehicle });
  const images = vehicleImages(vehicle);
  const make = findMake(vehicle.make)?.name ?? vehicle.make;
  const model = modelSpelling(vehicle.model);
  const named = makeModel(make, model);
  return {
    objectID: `${site.website_id}:${vehicle.id}`,
    site: site.website_id,
    id: vehicle.id,
    slug: vehicle.slug,
    path: vehiclePath(vehicle),
    name: vehicleName(vehicle),
    dealership_id: dealership.id,
    dealership_slug: dealership.slug,
    dealership_name: dealership.name,
    location_id: vehicle.location_id ?? '',
    location_name: location?.name ?? '',
    city: vehicle.city ?? location?.address.city ?? '',
    state: vehicle.state ?? location?.address.state ?? '',
    ...placeOf(location),
    stocknum: vehicle.stocknum,
    vin: vehicle.vin ?? '',
    item_type: vehicle.item_type,
    car_type: vehicle.car_type,
    status: isSold ? 'sold' : vehicle.status,
    available: !isSold,
    sold_recent: isSoldPageShown(vehicle, site.vehicle, now),
    reserved: vehicle.reserved,
    preorder: vehicle.preorder,
    has_price: amount !== null,
    has_photos: images.length > 0,
    certified: vehicle.certified,
    is_new: isNewInStock(vehicle, now),
    tag: tag?.label ?? '',
    tag_kind: tag?.kind ?? '',
    announced: announcedBadge(vehicle, site.vehicle, now),
    categories: categories(vehicle),
    // One spelling for all feeds, so that a make, model, badge, colour or feature is one facet value.
    make,
    make_slug: slugify(make),
    model,
    model_slug: slugify(vehicle.model),
    make_model: { lvl0: make, lvl1: named, any: [make, named] },
    badge: modelSpelling(vehicle.badge ?? ''),
    series: vehicle.series ?? '',
    body: bodyLabel(vehicle.simple_body),
    fuel: vehicle.simple_fuel ?? '',
    transmission: vehicle.simple_transmission ?? '',
    drive: vehicle.simple_drive ?? '',
    colour: colourName(vehicle.colour) ?? '',
    seats: vehicle.seats,
    doors: vehicle.doors,
    berths: vehicle.caravan?.sleeps ?? null,
    year: vehicle.year,
    year_text: String(vehicle.year),
    km: vehicle.km,
    price: amount,
    subscription_price: figures?.subscription ?? null,
    shown_price: shownPrice(vehicle, site.vehicle),
    before_price: figures?.was ?? null,
    offer_price: figures?.offer ?? null,
    price_type: figures?.priceType?.value ?? '',
    price_range: priceRange(amount),
    weekly_price_range: weeklyPriceRange(estimate?.repayment ?? null),
    weekly: estimate === null ? null : weeklyFigures(estimate),
    weekly_repayment: estimate?.repayment ?? null,
    offer_note: offerNote,
    engine: engineSummary(vehicle),
    filtered_features: features(vehicle.standardEquipment),
    size_words: sizeWords(vehicle),
    dealercomments: vehicle.dealercomments ?? '',
    photos_count: images.length,
    primary_image_url: primaryImage(vehicle) ?? '',
    has_file: controlled.hasFile,
    takes_payment: controlled.takesPayment,
    specs: keyFacts(groups).map(({ label, value }) => ({ label, value })),
    custom_rank: customRank(vehicle, site.search?.seriesOrder),
    created_at: seconds(vehicle.created_at),
    updated_at: seconds(vehicle.updated_at),
  };
};
