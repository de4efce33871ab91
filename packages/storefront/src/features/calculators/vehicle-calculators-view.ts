import type { PublicSite } from '@forecourt/config/public-site';
import { siteEstimate } from '@forecourt/config/site-estimate';
import { stateTimeZone } from '@forecourt/domain/calendar';
import { fuelConsumption } from '@forecourt/domain/fuel-cost';
import type { Location } from '@forecourt/domain/location';
import { isAvailable, type Vehicle } from '@forecourt/domain/vehicle';
import {
  calculatorDisclaimer,
  eligibleLender,
  lenderOffer,
  lenders,
  showsCalculator,
  startFrequency,
} from '@forecourt/finance';
import { placeCall } from '../../site/places/place-call';
import type { DeliveryCalculatorView } from './delivery-calculator';
import type { FinanceCalculatorView } from './finance-calculator';
import type { FuelCalculatorView } from './fuel-calculator';
import type { LenderOfferView } from './lender-offer-line';

/** The calculators of one vehicle's page; null where there is none. */
export interface VehicleCalculatorsView {
  readonly finance: FinanceCalculatorView | null;
  /** The standing offer of the site's lender for this vehicle (FIN-11); only where there is a finance calculator. */
  readonly offer: LenderOfferView | null;
  readonly fuel: FuelCalculatorView | null;
  readonly delivery: DeliveryCalculatorView | null;
}

const financeView = (site: PublicSite, vehicle: Vehicle, now: Date): FinanceCalculatorView | null => {
  const { finance_provider: provider, finance: settings } = site;
  if (!site.flags.finance || provider === null || !showsCalculator(vehicle, provider, settings)) return null;
  const frequency = startFrequency(provider, settings, siteEstimate(site, vehicle, now) !== null);
  return {
    price: vehicle.price,
    provider,
    settings,
    frequency,
    timeZone: stateTimeZone(site.state),
    disclaimer: calculatorDisclaimer({ vehicle, provider, settings, now, frequency }),
    subject: { website_id: site.website_id, car_id: vehicle.id, car_type: vehicle.car_type },
    sinks: site.analytics.sinks,
  };
};

/** Null where the lender has no offer, or may not be advertised with this vehicle (FIN-08). */
const offerView = (site: PublicSite, vehicle: Vehicle, now: Date): LenderOfferView | null => {
  const { finance_provider: provider, finance: settings } = site;
  const data = provider === null ? null : eligibleLender(vehicle, provider, now, settings);
  const offer = provider === null || data === null ? null : lenderOffer(provider, settings, data);
  return provider === null || offer === null ? null : { lender: lenders[provider].name, points: offer.points };
};

const fuelView = ({ flags, fuel }: PublicSite, vehicle: Vehicle): FuelCalculatorView | null => {
  const consumption = flags.fuel ? fuelConsumption(vehicle, fuel) : null;
  return consumption === null ? null : { price: fuel.price, weeklyDistance: fuel.weeklyDistance, consumption };
};

const deliveryView = (
  { flags, dealerships }: PublicSite,
  vehicle: Vehicle,
  location: Location | null,
): DeliveryCalculatorView | null => {
  const dealership = dealerships.find(({ slug }) => slug === vehicle.dealership_slug);
  if (!flags.delivery || dealership === undefined || !dealership.delivers) return null;
  return {
    slug: vehicle.slug,
    from: location?.name ?? dealership.name,
    call: placeCall(location, vehicle.car_type),
  };
};

/**
 * Which calculators a vehicle's page has, and what they start with: each by its flag, finance with a provider and an
 * amount (FIN-07), fuel where something is burnt (FUEL-01), delivery where the vehicle's dealership has rates
 * (DELV-01); none for a sold vehicle. `now` decides whose words stand in the small print.
 */
export const vehicleCalculatorsView = (
  site: PublicSite,
  { vehicle, location }: { readonly vehicle: Vehicle; readonly location: Location | null },
  now: Date,
): VehicleCalculatorsView => {
  if (!isAvailable(vehicle)) return { finance: null, offer: null, fuel: null, delivery: null };
  const finance = financeView(site, vehicle, now);
  return {
    finance,
    offer: finance === null ? null : offerView(site, vehicle, now),
    fuel: fuelView(site, vehicle),
    delivery: deliveryView(site, vehicle, location),
  };
};
