import type { SiteDocument } from '@forecourt/config/site-document';
import type { EnquiryUserData } from '@forecourt/domain/enquiry';
import { calendarDateIn, stateTimeZone } from '@forecourt/domain/opening-hours';
import type { UnsealedEstimate } from './estimate-trade-in';
import type { ValuationTokens } from './valuation-token';

/** What a shopper was offered before they wrote, as their lead keeps it (TRAD-01). */
export type LeadValuation = UnsealedEstimate;

/** What an offer that cannot be accepted any more is answered with; the rest of the enquiry is not lost. */
export const lapsedOffer = {
  path: 'offer_accepted',
  message:
    'This offer has ended, or is for another vehicle. Get a new figure, or clear the box that accepts it and send the form again.',
} as const;

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const isFor = (
  { car }: UnsealedEstimate,
  sent: Pick<EnquiryUserData, 'make' | 'model' | 'year' | 'kilometres'>,
): boolean =>
  same(car.make, sent.make) &&
  same(car.model, sent.model) &&
  String(car.year) === sent.year &&
  String(car.kilometres) === sent.kilometres;

/**
 * The valuation that a submission came with: what its token proves, of the vehicle that was sent, while the offer holds;
 * null for none. `lapsed` where the shopper accepted an offer that there is not, or not any more.
 */
export const readValuation = (
  sent: { readonly token: unknown; readonly accepted: boolean },
  userData: Pick<EnquiryUserData, 'make' | 'model' | 'year' | 'kilometres'>,
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
  const today = calendarDateIn(stateTimeZone(site.state), now);
  const holds =
    estimate !== null && isFor(estimate, userData) && (estimate.offer === null || today <= estimate.offer.valid_until);
  if (sent.accepted && (!holds || estimate.offer === null)) return 'lapsed';
  return holds ? estimate : null;
};

const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;

const reasons = {
  age: 'the vehicle is more than 7 years old',
  kilometres: 'it has more than 100,000 km',
  few: 'too few like it are advertised',
  unsure: 'prices of vehicles like it differ too much',
  away: 'the valuation service gave no answer',
} as const;

/** What staff read of it, a line each. */
export const valuationLines = ({ offer, reason }: LeadValuation): readonly string[] => {
  if (offer === null) return [`No estimate was shown: ${reason === null ? 'unknown' : reasons[reason]}`];
  const { offer_price, min, max, advertised, deductions, confidence, valid_until } = offer;
  return [
    `Offer shown: ${dollars(offer_price)} (${dollars(min)} to ${dollars(max)} once seen), holds until ${valid_until}`,
    `Reckoned from: ${[
      `${dollars(advertised)} advertised`,
      ...deductions.map(({ label, percent, amount }) => `less ${dollars(amount)} (${percent} %) ${label}`),
    ].join(', ')}; confidence ${confidence}`,
  ];
};
