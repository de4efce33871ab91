import { mailLinesOf } from '@forecourt/domain/given-values';
import type { Consent, KnownVehicle } from '@forecourt/domain/lead';
import { type RobotSign, robotWords } from '@forecourt/domain/robot-signs';
import { quoteSentence } from '@forecourt/finance';
import type { LeadQuote, QuotedSubmission } from '../../ground/database/schema/shapes/quoted-submission';
import { valuationLines } from '../trade-in';

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

/** What the shopper agreed to before a finance enquiry may be passed on, in its words, for whoever passes it on. */
export const consentLines = (consent: Consent | null): readonly string[] =>
  consent?.finance === undefined ? [] : [`Agreed at ${consent.finance.at}: “${consent.finance.wording}”`];

/** That a lead may come from a robot, and why (LEAD-04); nothing for one without a sign. */
export const robotLines = (signs: readonly RobotSign[]): readonly string[] => {
  const words = robotWords(signs);
  return words === null ? [] : [words];
};

/** That nobody enquired (`leads send-test`), before anything else; nothing for a lead. */
export const testLines = ({ isTest }: { readonly isTest?: true }): readonly string[] =>
  isTest === true
    ? ['TEST. Nobody enquired: this tries the way that enquiries take to you. Please do not answer it.']
    : [];

/** The shopper's message, apart from the facts above it and indented: none of its lines can be taken for one of ours. */
export const messageLines = (message: string): readonly string[] =>
  message === '' ? [] : ['', 'Message:', ...message.split('\n').map((line) => `  ${line}`.trimEnd())];

/** Most pages of a visit that are named; those nearest to the enquiry say most. */
const mostPages = 10;

/** What brought the shopper here and what they looked at (LEAD-01): for staff, who answer, and for who pays for adverts. */
const visitLines = ({ lead_attributes }: Partial<QuotedSubmission>): readonly string[] => {
  const { linked_query_params: params = {}, visited_pages: pages = [] } = lead_attributes ?? {};
  const linked = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return [
    ...(linked.length === 0 ? [] : [`Came by: ${linked.join(', ')}`]),
    ...(pages.length === 0 ? [] : [`Pages seen: ${pages.slice(-mostPages).join(', ')}`]),
  ];
};

/** Registration of a valuation, where no field of the form has it. */
const valuedLines = ({ rego, regoState, userData }: QuotedSubmission): readonly string[] =>
  rego && !userData.Rego ? [`Registration valued: ${[rego, regoState].filter(Boolean).join(' ')}`] : [];

/** Everything else that the shopper gave, a line each, so that nothing typed is left behind (LEAD-02). */
export const leadLines = (submission: QuotedSubmission): readonly string[] => {
  const { userData, additional_services, adjustmentAnswers, finance, offer_accepted, valuation } = submission;
  const shown = knownVehicleWords(submission);
  return [
    ...(shown === '' ? [] : [`On the page: ${shown}`]),
    ...mailLinesOf(userData),
    ...valuedLines(submission),
    ...(finance === undefined ? [] : [quoteLine(finance)]),
    ...(additional_services.length === 0 ? [] : [`Services: ${additional_services.join(', ')}`]),
    // The questions come with the answers: none of them can be taken for a line of ours.
    ...Object.entries(adjustmentAnswers ?? {}).map(([question, answer]) => `Answer to “${question}”: ${answer}`),
    ...(valuation === undefined ? [] : valuationLines(valuation)),
    ...(offer_accepted === true ? ['Offer accepted: yes'] : []),
    ...visitLines(submission),
  ];
};
