import {
  type ComplianceFinding,
  findComplianceFaults,
  type PageFacts,
  type StatedWords,
  statedWords,
} from '@forecourt/config/compliance';
import type { ContentDocument, RedirectsDocument } from '@forecourt/config/content';
import type { OffersDocument } from '@forecourt/config/offers-document';
import type { SiteDocument } from '@forecourt/config/site-document';
import { calendarDateIn, stateTimeZone } from '@forecourt/domain/opening-hours';
import type { AustralianState } from '@forecourt/domain/vehicle';
import { plainWords } from '../safe-html/plain-words';

/** A document that a dealer writes, and what law has against its words. */
export interface DocumentFindings {
  /** Name of the file that it was read from. */
  readonly source: string;
  /** Its kind and id, as answers are stored under: `content harbour-city/home`. */
  readonly document: string;
  readonly findings: readonly ComplianceFinding[];
}

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
  const words = document.offers.map(({ name, description, disclaimer }, at) =>
    statedWords([name, plainWords(description), disclaimer], `offers[${at}]`, 'offer'),
  );
  return { document: id, findings: findComplianceFaults(factsOf(id, words, of)) };
};

/** The parts of a site document that hold sentences of the dealer. */
const spokenParts = ['content', 'popup', 'promos', 'brands', 'vehicle', 'enquiry'] as const satisfies readonly string[];

/** Each part by itself, and each entry of a list. */
export const siteFindings = (document: SiteDocument, now: Date): Omit<DocumentFindings, 'source'> => {
  const id = `site ${document.website_id}`;
  const parts: Readonly<Record<string, unknown>> = document;
  const words = spokenParts.flatMap((name) => {
    const part = parts[name];
    return Array.isArray(part)
      ? part.map((entry: unknown, at) => statedWords(entry, `${name}[${at}]`))
      : [statedWords(part, name)];
  });
  return { document: id, findings: findComplianceFaults(factsOf(id, words, { state: document.state, now })) };
};
