import type { SiteDocument } from '@forecourt/config/site-document';
import { distanceBetween } from '@forecourt/domain/distance';
import { typedField } from '@forecourt/domain/form-field';
import type { Location } from '@forecourt/domain/location';
import type { HomeAddress } from '../../ground/database/schema';
import type { LeadFault } from '../leads';
import type { Geocoder } from '../places';

/** Where a shopper wants the vehicle brought, as it was typed. */
export interface TypedHome {
  readonly wanted: boolean;
  readonly address: string;
  readonly postcode: string;
}

const postcodeFault = (message: string): LeadFault => ({ path: 'userData.postcode', message });

/** Where a place lies: by its own coordinates, else by its postcode. */
const placeOf = async ({ address }: Location, geocode: Geocoder) =>
  address.lat !== null && address.long !== null
    ? { lat: address.lat, long: address.long }
    : await geocode(address.postcode);

/**
 * Where the vehicle is brought: null where the shopper comes to us, else the address, or what is to be mended. How far it is
 * is measured from the place to the postcode, as the crow flies.
 */
export const readHome = async (
  typed: TypedHome,
  { comeToYou }: Pick<SiteDocument['testDrive'], 'comeToYou'>,
  location: Location,
  geocode: Geocoder,
): Promise<HomeAddress | null | readonly LeadFault[]> => {
  if (!typed.wanted) return null;
  if (!comeToYou.enabled)
    return [{ path: 'come_to_you', message: 'We do not bring vehicles to you. Please come to us, or call.' }];
  const address = typed.address.trim();
  const postcode = typedField('postcode', typed.postcode);
  const missing: LeadFault[] = [
    ...(address === ''
      ? [{ path: 'userData.home_address', message: 'Please enter the street address that we come to.' }]
      : []),
    ...(/^\d{4}$/.test(postcode) ? [] : [postcodeFault('Please enter the postcode of the address that we come to.')]),
  ];
  if (missing.length > 0) return missing;
  const home = await geocode(postcode);
  if (home === null) return [postcodeFault('There is no such postcode. Please check it.')];
  const place = await placeOf(location, geocode);
  if (place === null || distanceBetween(place, home) > comeToYou.withinKm)
    return [
      postcodeFault(
        `That is farther than the ${comeToYou.withinKm} km that we come from ${location.name}. Please come to us, or call.`,
      ),
    ];
  return { address, postcode };
};
