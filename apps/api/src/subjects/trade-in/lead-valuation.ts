import type { SiteDocument } from '@forecourt/config/site-document';
import { calendarDateIn, stateTimeZone } from '@forecourt/domain/calendar';
import type { EnquiryUserData } from '@forecourt/domain/enquiry';
import { mostKilometres, oldestYears } from '@forecourt/domain/valuation';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import type { UnsealedEstimate } from '../../ground/database/schema/shapes/unsealed-estimate';
import type { ValuationTokens } from './valuation-token';

/** What a shopper was offered before they wrote, as their lead keeps it (TRAD-01). */
export type LeadValuation = UnsealedEstimate;

/** What an offer that cannot be accepted any more is answered with; the rest of the enquiry is not lost. */
export const lapsedOffer = {
  path: 'offer_accepted',
  message:
    'This offer has ended, or is for another vehicle. Get a new figure, or clear the box that accepts it and send the form again.',
} as const;

/** The vehicle that a submission is about. */
type OwnVehicle = Pick<EnquiryUserData, 'make' | 'model' | 'badge' | 'year' | 'kilometres'>;

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const isFor = ({ car }: UnsealedEstimate, sent: OwnVehicle): boolean =>
  same(car.make, sent.make) &&
  same(car.model, sent.model) &&
  same(car.badge, sent.badge) &&
  String(car.year) === sent.year &&
  String(car.kilometres) === sent.kilometres;

/** Whether the days of an offer are over, where the site is; one without an offer has none. */
export const hasEnded = (
  { offer }: Pick<UnsealedEstimate, 'offer'>,
  { state }: Pick<SiteDocument, 'state'>,
  now: Date,
): boolean => offer !== null && calendarDateIn(stateTimeZone(state), now) > offer.valid_until;

/**
 * The valuation that a submission came with: what its token proves, of the vehicle that was sent, while the offer holds;
 * null for none. `lapsed` where the shopper accepted an offer that there is not, or not any more.
 */
export const readValuation = (
  sent: { readonly token: unknown; readonly accepted: boolean },
  userData: OwnVehicle,
  {
    site,
    tokens,
    now,
  }: {
    readonly site: Pick<SiteDocument, 'website_id' | 'state'>;
    readonly tokens: Pick<ValuationTokens, 'open'>;
    readonly now: Date;
  },
): LeadValuation | null | 'lapsed' => {
  const estimate = typeof sent.token === 'string' ? tokens.open(site.website_id, sent.token) : null;
  const holds = estimate !== null && isFor(estimate, userData) && !hasEnded(estimate, site, now);
  if (sent.accepted && (!holds || estimate.offer === null)) return 'lapsed';
  return holds ? estimate : null;
};

const reasons = {
  age: `the vehicle is more than ${oldestYears} years old`,
  kilometres: `it has more than ${mostKilometres.toLocaleString('en-AU')} km`,
  few: 'too few like it are advertised',
  unsure: 'prices of vehicles like it differ too much',
  away: 'the valuation service gave no answer',
} as const;

/** The valuation in words for staff, a line each. */
export const valuationLines = ({ offer, reason }: LeadValuation): readonly string[] => {
  if (offer === null) return [`No estimate was shown: ${reason === null ? 'unknown' : reasons[reason]}`];
  const { offer_price, min, max, advertised, deductions, confidence, valid_until } = offer;
  return [
    `Offer shown: ${formatDollars(offer_price)} (${formatDollars(min)} to ${formatDollars(max)} once seen), holds until ${valid_until}`,
    `Reckoned from: ${[
      `${formatDollars(advertised)} advertised`,
      ...deductions.map(({ label, percent, amount }) => `less ${formatDollars(amount)} (${percent} %) ${label}`),
    ].join(', ')}; confidence ${confidence}`,
  ];
};
