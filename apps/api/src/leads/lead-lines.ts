import { contactFields, type EnquiryUserData, type KnownVehicle } from '@forecourt/domain';
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

const shownStatus = (status: string): string => status.replaceAll('_', ' ');

/** The vehicle as the page showed it when the shopper wrote (FORM-04); nothing for an enquiry about none. */
export const knownVehicleWords = (sent: Partial<KnownVehicle>): string => {
  const name = [sent['Vehicle Make'], sent['Vehicle Model']].filter(Boolean).join(' ');
  const stock = sent.stock_number ? `stock ${sent.stock_number}` : '';
  return [name, stock, shownStatus(sent.vehicle_status ?? '')].filter(Boolean).join(', ');
};

/** The shopper's message, apart from the facts above it and indented: none of its lines can be taken for one of ours. */
export const messageLines = (message: string): readonly string[] =>
  message === '' ? [] : ['', 'Message:', ...message.split('\n').map((line) => `  ${line}`.trimEnd())];

/** Everything else that the shopper gave, a line each, so that nothing typed is left behind (LEAD-02). */
export const leadLines = (submission: QuotedSubmission): readonly string[] => {
  const { userData, additional_services, adjustmentAnswers, finance } = submission;
  const shown = knownVehicleWords(submission);
  return [
    ...(shown === '' ? [] : [`On the page: ${shown}`]),
    ...Object.entries(formWords).flatMap(([field, word]) => {
      const value = userData[field as keyof EnquiryUserData];
      return typeof value === 'string' && value !== '' ? [`${word}: ${value}`] : [];
    }),
    ...(finance === undefined ? [] : [quoteLine(finance)]),
    ...(additional_services.length === 0 ? [] : [`Services: ${additional_services.join(', ')}`]),
    // The questions come with the answers: none of them can be taken for a line of ours.
    ...Object.entries(adjustmentAnswers ?? {}).map(([question, answer]) => `Answer to “${question}”: ${answer}`),
  ];
};
