import { contactFields, type EnquiryUserData } from '@forecourt/domain';
import { quoteSentence } from '@forecourt/finance';
import type { LeadQuote, QuotedSubmission } from './lead-quote';

/** What a form may collect besides name, email, phone and message, in the words that staff read. */
export const formWords = {
  postcode: contactFields.postcode,
  subject: 'Subject',
  location: 'Location',
  dealership: 'Dealership',
  Rego: 'Registration',
  regoState: 'Registered in',
  make: 'Own vehicle, make',
  model: 'Own vehicle, model',
  year: 'Own vehicle, year',
  kilometres: 'Own vehicle, kilometres',
  preferred_date: 'Preferred date',
  preferred_time: 'Preferred time',
  fleet_size: 'Vehicles in the fleet',
  part_description: 'Part',
  offer_id: 'Offer',
} as const satisfies Partial<Record<keyof EnquiryUserData, string>>;

/** What is asked of staff, with what they must know of figures that the site did not make. */
const quoteLine = (quote: LeadQuote): string =>
  `Finance quote: ${quoteSentence(quote)}${quote.own ? '' : ' (not what the site shows today: check before quoting)'}`;

/** Everything else that the shopper gave, a line each, so that nothing typed is left behind (LEAD-02). */
export const leadLines = ({
  userData,
  additional_services,
  adjustmentAnswers,
  finance,
}: QuotedSubmission): readonly string[] => [
  ...Object.entries(formWords).flatMap(([field, word]) => {
    const value = userData[field as keyof EnquiryUserData];
    return typeof value === 'string' && value !== '' ? [`${word}: ${value}`] : [];
  }),
  ...(finance === undefined ? [] : [quoteLine(finance)]),
  ...(additional_services.length === 0 ? [] : [`Services: ${additional_services.join(', ')}`]),
  ...Object.entries(adjustmentAnswers ?? {}).map(([question, answer]) => `${question}: ${answer}`),
];
