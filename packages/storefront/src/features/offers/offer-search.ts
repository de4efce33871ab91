import type { OfferCriteria } from '@forecourt/config/pages';
import type { OfferListItem } from '@forecourt/ui/offer-list';

/** An offer in the list, with what it is found by. Plain data: it crosses to the browser. */
export interface ListedOffer {
  readonly category: string | null;
  readonly manufacturer: string | null;
  /** The words of the offer, in lower case. */
  readonly words: string;
  readonly card: OfferListItem;
}

/** Longer values are nobody's. */
const longest = 100;

/** What an address asks for; a parameter that is empty or repeated asks for nothing, or for its first value. */
export const readOfferCriteria = (query: URLSearchParams): OfferCriteria => {
  const value = (name: string) => (query.get(name) ?? '').trim().slice(0, longest);
  const [category, manufacturer, words] = [value('category'), value('manufacturer'), value('query')];
  return {
    ...(category === '' ? {} : { category }),
    ...(manufacturer === '' ? {} : { manufacturer }),
    ...(words === '' ? {} : { query: words }),
  };
};

const lower = (text: string | null): string => (text ?? '').toLowerCase();

/** The offers that fit all criteria, in their order: by category, by manufacturer, by every word. */
export const findOffers = (
  offers: readonly ListedOffer[],
  { category, manufacturer, query = '' }: OfferCriteria,
): readonly ListedOffer[] => {
  const wanted = lower(query).split(/\s+/);
  return offers.filter(
    (offer) =>
      (category === undefined || lower(offer.category) === lower(category)) &&
      (manufacturer === undefined || lower(offer.manufacturer) === lower(manufacturer)) &&
      wanted.every((word) => offer.words.includes(word)),
  );
};

const distinct = (values: readonly (string | null)[]): readonly string[] =>
  [...new Set(values.flatMap((value) => value ?? []))].sort((one, other) => one.localeCompare(other, 'en-AU'));

/** What the offers can be narrowed by. */
export const offerChoices = (offers: readonly ListedOffer[]) => ({
  categories: distinct(offers.map(({ category }) => category)),
  manufacturers: distinct(offers.map(({ manufacturer }) => manufacturer)),
});

/** The criteria as the offers write them, so that one search has one address. */
export const canonicalOfferCriteria = (offers: readonly ListedOffer[], criteria: OfferCriteria): OfferCriteria => {
  const { categories, manufacturers } = offerChoices(offers);
  const written = (values: readonly string[], value: string | undefined) =>
    values.find((one) => lower(one) === lower(value ?? '')) ?? value;
  const category = written(categories, criteria.category);
  const manufacturer = written(manufacturers, criteria.manufacturer);
  return {
    ...criteria,
    ...(category === undefined ? {} : { category }),
    ...(manufacturer === undefined ? {} : { manufacturer }),
  };
};

/** Addresses of the offers that search engines keep: all, those of one category and those of one make (SEO-01). */
export const isIndexedOffers = ({ category, manufacturer, query }: OfferCriteria): boolean =>
  query === undefined && (category === undefined || manufacturer === undefined);
