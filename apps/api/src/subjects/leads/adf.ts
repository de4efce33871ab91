import type { Dealership } from '@forecourt/config/dealership';
import { type EnquiryCategory, enquiryKindOf } from '@forecourt/domain/enquiry';
import { adfValueOf } from '@forecourt/domain/given-values';
import type { Consent } from '@forecourt/domain/lead';
import { locationPhone } from '@forecourt/domain/location';
import type { RobotSign } from '@forecourt/domain/robot-signs';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { create } from 'xmlbuilder2';
import type { QuotedSubmission } from '../../ground/database/schema/shapes/quoted-submission';
import { phoneNumber } from '../../ground/text/phone-number';
import { consentLines, leadLines, messageLines, robotLines, testLines } from './lead-lines';

/** What a lead's message is made of. */
export interface LeadForDelivery {
  readonly lead_id: string;
  readonly created_at: Date;
  readonly siteName: string;
  readonly submission: QuotedSubmission;
  /** Null for a lead from before it was kept. */
  readonly consent: Consent | null;
  /** Signs of a robot that it came with (LEAD-04). */
  readonly suspected: readonly RobotSign[];
  /** Nobody enquired: it is sent to try the way to those who answer leads. */
  readonly isTest?: true;
  readonly vehicle: Vehicle | null;
  readonly dealership: Pick<Dealership, 'id' | 'name' | 'locations'>;
}

// XML 1.0 has no place for most control characters, not even escaped.
const printable = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** What the shopper wants with the stock vehicle, as ADF knows it. */
const interestOf = (category: EnquiryCategory): 'buy' | 'test-drive' =>
  enquiryKindOf(category).event === 'test-drive' ? 'test-drive' : 'buy';

const stockVehicle = (
  { submission, vehicle }: LeadForDelivery,
  stock = vehicle?.stocknum ?? submission.stock_number ?? '',
) => ({
  '@interest': interestOf(submission.category),
  '@status': (vehicle?.car_type ?? submission.car_type) === 'used' ? 'used' : 'new',
  year: String(vehicle?.year ?? ''),
  // A vehicle that is gone is named as the page showed it.
  make: printable(vehicle?.make ?? submission['Vehicle Make'] ?? ''),
  model: printable(vehicle?.model ?? submission['Vehicle Model'] ?? ''),
  ...(vehicle?.vin ? { vin: printable(vehicle.vin) } : {}),
  ...(stock === '' ? {} : { stock: printable(stock) }),
  ...(vehicle?.badge ? { trim: printable(vehicle.badge) } : {}),
  ...(vehicle?.km != null ? { odometer: { '@status': 'original', '@units': 'km', '#': String(vehicle.km) } } : {}),
  ...(vehicle?.price != null
    ? { price: { '@type': 'asking', '@currency': 'AUD', '#': vehicle.price.toFixed(2) } }
    : {}),
});

/** The shopper's own vehicle, to trade in, to sell or to be served. */
const ownVehicle = ({ submission: { category, userData, valuation } }: LeadForDelivery) => {
  const badge = adfValueOf(userData, 'own-badge');
  const offered = valuation?.offer?.offer_price;
  const kilometres = adfValueOf(userData, 'own-odometer');
  const rego = adfValueOf(userData, 'own-rego');
  return {
    '@interest': category === 'sell' ? 'sell' : 'trade-in',
    '@status': 'used',
    year: adfValueOf(userData, 'own-year'),
    make: printable(adfValueOf(userData, 'own-make')),
    model: printable(adfValueOf(userData, 'own-model')),
    ...(badge ? { trim: printable(badge) } : {}),
    ...(kilometres ? { odometer: { '@status': 'unknown', '@units': 'km', '#': kilometres } } : {}),
    ...(offered === undefined ? {} : { price: { '@type': 'appraisal', '@currency': 'AUD', '#': offered.toFixed(2) } }),
    ...(rego ? { comments: printable(`Registration ${rego} ${adfValueOf(userData, 'own-rego-state')}`.trim()) } : {}),
  };
};

/** ADF wants one vehicle at least; a general enquiry has an empty one. */
const vehicleElements = (lead: LeadForDelivery) => {
  const { category, userData } = lead.submission;
  const offersOwn = (category === 'trade-in' || category === 'sell') && adfValueOf(userData, 'own-make') !== '';
  if (!offersOwn) return [stockVehicle(lead)];
  return lead.vehicle === null ? [ownVehicle(lead)] : [stockVehicle(lead), ownVehicle(lead)];
};

/** ADF has no address without a street, which we never ask for. */
const addressOf = (postcode: string) => ({
  street: { '@line': '1', '#': '' },
  postalcode: printable(postcode),
  country: 'AU',
});

/** Phone of the location the lead is about: the chosen one, where the vehicle stands, the primary one, the first. */
const vendorPhone = ({ dealership: { locations }, submission, vehicle }: LeadForDelivery): string => {
  const named = (id: string | null | undefined) => locations.find((location) => location.id === id);
  const location =
    named(submission.userData.location) ??
    named(vehicle?.location_id) ??
    locations.find(({ primary }) => primary) ??
    locations[0];
  return location === undefined ? '' : (locationPhone(location, vehicle?.car_type ?? null) ?? '');
};

/**
 * The lead as ADF 1.0 (Auto-lead Data Format), the form dealers' lead systems read. Elements, their order and how often
 * they stand are those of the ADF 1.0 DTD.
 */
export const adfXml = (lead: LeadForDelivery): string => {
  const { userData } = lead.submission;
  const [lastName, postcode] = [adfValueOf(userData, 'last-name'), adfValueOf(userData, 'postcode')];
  const phone = adfValueOf(userData, 'phone');
  const document = create({ version: '1.0', encoding: 'UTF-8' })
    .ins('adf', 'version="1.0"')
    .ele({
      adf: {
        prospect: {
          '@status': 'new',
          id: { '@sequence': '1', '@source': 'Forecourt', '#': lead.lead_id },
          // To the second, as ADF's own example is.
          requestdate: lead.created_at.toISOString().replace(/\.\d+Z$/, 'Z'),
          vehicle: vehicleElements(lead),
          customer: {
            contact: {
              name: [
                { '@part': 'first', '#': printable(adfValueOf(userData, 'first-name')) },
                ...(lastName === '' ? [] : [{ '@part': 'last', '#': printable(lastName) }]),
              ],
              email: printable(adfValueOf(userData, 'email')),
              // Lead systems call, text and compare by it; the mail's words have it as it was typed.
              phone: { '@type': 'voice', '#': phoneNumber(phone)?.e164 ?? printable(phone) },
              ...(postcode === '' ? {} : { address: addressOf(postcode) }),
            },
            comments: printable(
              [
                ...testLines(lead),
                `${lead.submission.category} enquiry`,
                ...robotLines(lead.suspected),
                ...leadLines(lead.submission),
                ...consentLines(lead.consent),
                ...messageLines(userData.message),
              ].join('\n'),
            ),
          },
          vendor: {
            id: { '@source': 'Forecourt', '#': lead.dealership.id },
            vendorname: printable(lead.dealership.name),
            contact: {
              name: { '@part': 'full', '@type': 'business', '#': printable(lead.dealership.name) },
              // ADF has no contact without a phone or an e-mail.
              phone: { '@type': 'voice', '#': printable(vendorPhone(lead)) },
            },
          },
          provider: {
            name: { '@part': 'full', '#': printable(lead.siteName) },
            service: 'Website',
            url: printable(lead.submission.url),
          },
        },
      },
    });
  return document.end({ prettyPrint: true });
};
