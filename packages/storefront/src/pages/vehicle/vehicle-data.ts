import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { type ItemType, isAvailable, type Vehicle } from '@forecourt/domain/vehicle';
import { shownPrice } from '@forecourt/domain/vehicle-price';
import type { VehicleView } from '../../features/vehicle/vehicle-view';
import type { Json } from '../../site/structured-data/json-ld';

const kinds: Record<ItemType, string> = { car: 'Car', truck: 'Vehicle', motorcycle: 'Motorcycle', caravan: 'Vehicle' };

/** The availability of a vehicle in structured data: limited on hold, pre-order while it is still to come. */
const availabilityOf = (vehicle: Vehicle): string => {
  if (!isAvailable(vehicle)) return 'SoldOut';
  if (vehicle.reserved) return 'LimitedAvailability';
  return vehicle.status === 'coming_soon' || vehicle.preorder ? 'PreOrder' : 'InStock';
};

/**
 * A vehicle as schema.org's Car or Vehicle with its Offer; a sold one is SoldOut, without the price that its page
 * no longer shows (SEO-01).
 */
export const vehicleData = (
  site: Pick<PublicSite, 'canonicalOrigin' | 'search' | 'name' | 'vehicle'>,
  vehicle: Vehicle,
  view: Pick<VehicleView, 'fullName' | 'images'>,
): Json => {
  const url = new URL(hrefs(site).vehicle(vehicle), site.canonicalOrigin).href;
  const price = shownPrice(vehicle, site.vehicle);
  const known = (name: string, value: Json | null | undefined) =>
    value === null || value === undefined ? {} : { [name]: value };
  return {
    '@context': 'https://schema.org',
    '@type': kinds[vehicle.item_type],
    '@id': `${url}#vehicle`,
    name: view.fullName,
    url,
    sku: vehicle.stocknum,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleModelDate: String(vehicle.year),
    itemCondition: `https://schema.org/${vehicle.car_type === 'used' ? 'UsedCondition' : 'NewCondition'}`,
    ...known('vehicleConfiguration', vehicle.badge),
    ...known('bodyType', vehicle.body ?? vehicle.simple_body),
    ...known('color', vehicle.colour),
    ...known('fuelType', vehicle.simple_fuel),
    ...known('vehicleTransmission', vehicle.simple_transmission),
    ...known('vehicleIdentificationNumber', vehicle.vin),
    ...known('seatingCapacity', vehicle.seats),
    ...known('numberOfDoors', vehicle.doors),
    ...known(
      'mileageFromOdometer',
      vehicle.km === null ? null : { '@type': 'QuantitativeValue', value: vehicle.km, unitCode: 'KMT' },
    ),
    ...known(
      'image',
      view.images.length === 0
        ? null
        : view.images.slice(0, 6).map(({ src }) => new URL(src, site.canonicalOrigin).href),
    ),
    offers: {
      '@type': 'Offer',
      url,
      availability: `https://schema.org/${availabilityOf(vehicle)}`,
      ...(price.kind === 'amount' ? { price: price.amount, priceCurrency: 'AUD' } : {}),
      seller: { '@type': 'AutoDealer', name: site.name, url: site.canonicalOrigin },
    },
  };
};
