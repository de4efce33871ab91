import {
  type ComplianceFinding,
  findComplianceFaults,
  type PageFacts,
  type StatedWords,
  statedWords as statedWordsWith,
} from '@forecourt/config/compliance';
import type { ContentDocument, RedirectsDocument } from '@forecourt/config/content';
import type { OffersDocument } from '@forecourt/config/offers-document';
import type { SiteDocument } from '@forecourt/config/site-document';
import { calendarDateIn, stateTimeZone } from '@forecourt/domain/calendar';
import type { AustralianState } from '@forecourt/domain/vehicle';
import { plainLines } from '../../ground/safe-html/plain-words';
import { sanitizeHtml } from '../../ground/safe-html/sanitize-html';

/** A document that a dealer writes, and what law has against its words. */
export interface DocumentFindings {
  /** Name of the file that it was read from. */
  readonly source: string;
  /** Its kind and id, as answers are stored under: `content harbour-city/home`. */
  readonly document: string;
  readonly findings: readonly ComplianceFinding[];
}

const readMarkup = (html: string): string => plainLines(sanitizeHtml(html));
const statedWords = (part: unknown, path: string, kind: StatedWords['kind'] = 'words'): StatedWords =>
  statedWordsWith(part, path, { readMarkup, kind });

/** Words alone: no form, and no whole page that must say who sells. */
const factsOf = (
  place: string,
  words: readonly StatedWords[],
  { state, now }: { readonly state: AustralianState; readonly now: Date },
): PageFacts => ({
  place,
  state,
  today: calendarDateIn(stateTimeZone(state), now),
  words,
  forms: [],
  isWhole: false,
});

/** A block's own words, and its disclaimer with them. */
export const contentFindings = (
  document: ContentDocument | RedirectsDocument,
  of: { readonly state: AustralianState; readonly now: Date },
): Omit<DocumentFindings, 'source'> => {
  const id = `content ${document.website_id}/${document.key}`;
  const words =
    'redirects' in document
      ? []
      : [
          statedWords(document.head, 'head'),
          ...document.blocks.map((block, at) => statedWords(block, `blocks[${at}]`)),
        ];
  return { document: id, findings: findComplianceFaults(factsOf(id, words, of)) };
};

/** An offer stands with its disclaimer wherever it stands. */
export const offersFindings = (
  document: OffersDocument,
  of: { readonly state: AustralianState; readonly now: Date },
): Omit<DocumentFindings, 'source'> => {
  const id = `offers ${document.dealership_id}`;
  const words = document.offers.map(({ name, description, disclaimer, eligibility, claim }, at) =>
    statedWords(
      { name, description, disclaimer: plainLines(disclaimer ?? ''), eligibility, claim },
      `offers[${at}]`,
      'offer',
    ),
  );
  return { document: id, findings: findComplianceFaults(factsOf(id, words, of)) };
};

/** Each entry of a list by itself. */
const entriesOf = (part: unknown, path: string): readonly StatedWords[] =>
  Array.isArray(part)
    ? part.map((entry: unknown, at) => statedWords(entry, `${path}[${at}]`))
    : [statedWords(part, path)];
/** Each field separately: rates at the foot of a page do not cover a repayment at its head. */
const fieldsOf = (part: Readonly<Record<string, unknown>>, path: string): readonly StatedWords[] =>
  Object.entries(part).flatMap(([field, value]) => entriesOf(value, `${path}.${field}`));

/** The parts of a site document that hold words of the dealer, by what stands together. */
const siteWords = (document: SiteDocument): readonly StatedWords[] => [
  ...fieldsOf(document.content, 'content'),
  ...document.navigation.flatMap(({ feature, ...entry }, at) => [
    statedWords(entry, `navigation[${at}]`),
    statedWords(feature, `navigation[${at}].feature`),
  ]),
  ...entriesOf(document.footer.columns, 'footer.columns'),
  ...entriesOf(document.footer.smallLinks, 'footer.smallLinks'),
  ...entriesOf(document.search.featured, 'search.featured'),
  ...entriesOf(document.promos, 'promos'),
  ...entriesOf(document.brands, 'brands'),
  ...(document.spinToWin === null ? [] : fieldsOf(document.spinToWin, 'spinToWin')),
  statedWords(document.popup, 'popup'),
  statedWords(document.vehicle, 'vehicle'),
  statedWords(document.enquiry, 'enquiry'),
  statedWords(document.finance.credit.commission, 'finance.credit.commission'),
  statedWords(document.statsBanner, 'statsBanner'),
];

/** What law has against a site document. */
export const siteFindings = (document: SiteDocument, now: Date): Omit<DocumentFindings, 'source'> => {
  const id = `site ${document.website_id}`;
  const findings = findComplianceFaults(factsOf(id, siteWords(document), { state: document.state, now }));
  return { document: id, findings };
};
