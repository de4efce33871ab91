/** What a site's stock has, as far as it decides what words mean: the values of its facets. */
export interface KnownStock {
  readonly kinds: readonly string[];
  /** Makes, and models as `Toyota > HiLux`. */
  readonly makeModels: readonly string[];
  readonly bodies: readonly string[];
  readonly drives: readonly string[];
  readonly colours: readonly string[];
  /** Names of locations and cities. */
  readonly places: readonly string[];
  /** Whether any vehicle shows a weekly repayment. */
  readonly hasWeekly: boolean;
}

const facets = {
  kinds: ['item_type'],
  makeModels: ['make_model.any'],
  bodies: ['body'],
  drives: ['drive'],
  colours: ['colour'],
  places: ['city', 'location_name'],
} as const;
const weekly = 'weekly_price_range';

/** The query that tells what a site has; its key narrows it to that site. */
export const knownStockQuery = ({ indexName }: { readonly indexName: string }) => ({
  indexName,
  query: '',
  hitsPerPage: 0,
  facets: [...Object.values(facets).flat(), weekly],
  maxValuesPerFacet: 1000,
  analytics: false,
});

/** What an answer to {@link knownStockQuery} says. Throws when there is no answer. */
export const readKnownStock = (answer: unknown): KnownStock => {
  if (answer === undefined) throw new Error('The search engine answered without a result.');
  // A hosted service leaves facets out where there is nothing to count.
  const { facets: found = {} } = answer as {
    readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
  const values = (names: readonly string[]) => names.flatMap((name) => Object.keys(found[name] ?? {})).filter(Boolean);
  return {
    kinds: values(facets.kinds),
    makeModels: values(facets.makeModels),
    bodies: values(facets.bodies),
    drives: values(facets.drives),
    colours: values(facets.colours),
    places: values(facets.places),
    hasWeekly: values([weekly]).length > 0,
  };
};
