import { readMakeModel } from '../criteria/make-models';
import type { SearchCriteria } from '../criteria/search-criteria';
import type { SearchHit } from '../record/record';

/** Hits that each query of the multi-query asks for (SRCH-22). */
const suggestionHits = 10;

/** What marks the found words in highlighted values: private signs of Unicode, which no stock holds. */
const marks = { highlightPreTag: '\ue000', highlightPostTag: '\ue001' } as const;

/** A piece of a suggestion's words; `found` where what was typed stands. */
export interface MarkedText {
  readonly text: string;
  readonly found: boolean;
}

/** Splits a highlighted value at its marks. */
export const readMarks = (highlighted: string): readonly MarkedText[] =>
  highlighted
    .split(/(\ue000[^\ue000\ue001]*\ue001)/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith(marks.highlightPreTag)
        ? { text: piece.slice(1, -1), found: true }
        : { text: piece, found: false },
    );

/** Something that what was typed may mean. */
export type Suggestion =
  | {
      readonly kind: 'make' | 'model' | 'body';
      readonly words: readonly MarkedText[];
      readonly count: number;
      /** The filters it stands for. */
      readonly criteria: SearchCriteria;
    }
  | {
      readonly kind: 'vehicle';
      readonly words: readonly MarkedText[];
      readonly slug: string;
      readonly stocknum: string;
    };

const facets = ['make', 'make_model.lvl1', 'body'] as const;

/**
 * The multi-query behind suggestions (SRCH-22): values of makes, models and bodies, and vehicles, 10 of each with
 * markers where what was typed stands. The engine forgives typos and reads the last word as a beginning.
 */
export const suggestionQueries = (typed: string, { indexName }: { readonly indexName: string }) => [
  ...facets.map((facet) => ({
    indexName,
    type: 'facet' as const,
    facet,
    facetQuery: typed,
    maxFacetHits: suggestionHits,
    ...marks,
  })),
  {
    indexName,
    query: typed,
    hitsPerPage: suggestionHits,
    attributesToHighlight: ['name'],
    analytics: false,
    ...marks,
  },
];

interface FacetAnswer {
  readonly facetHits?: readonly { readonly value: string; readonly highlighted: string; readonly count: number }[];
}
interface HitsAnswer {
  readonly hits?: readonly (Pick<SearchHit, 'slug' | 'name' | 'stocknum'> & {
    readonly _highlightResult?: { readonly name?: { readonly value: string } };
  })[];
}

/** Suggestions of each kind at most. */
const most = { make: 3, model: 5, body: 2, vehicle: 3 } as const;

const modelCriteria = (value: string): SearchCriteria | null => {
  const named = readMakeModel(value);
  return named === null ? null : { make: [named.make], model: [named.model] };
};

const criteriaOf = (kind: 'make' | 'model' | 'body', value: string): SearchCriteria | null => {
  if (value === '') return null;
  if (kind === 'model') return modelCriteria(value);
  return kind === 'make' ? { make: [value] } : { body: [value] };
};

/**
 * The suggestions in the answers to {@link suggestionQueries}: makes, models, bodies, then vehicles. Throws when there
 * are no answers.
 */
export const readSuggestions = (answers: readonly unknown[]): readonly Suggestion[] => {
  const [makes, models, bodies, vehicles] = answers as readonly (FacetAnswer & HitsAnswer)[];
  if (makes === undefined || models === undefined || bodies === undefined || vehicles === undefined) {
    throw new Error('The search engine answered without suggestions.');
  }
  const values = (kind: 'make' | 'model' | 'body', { facetHits = [] }: FacetAnswer): readonly Suggestion[] =>
    facetHits
      .flatMap(({ value, highlighted, count }): Suggestion[] => {
        const criteria = criteriaOf(kind, value);
        // `Toyota > HiLux` is shown as "Toyota HiLux".
        return criteria === null ? [] : [{ kind, words: readMarks(highlighted.replace(' > ', ' ')), count, criteria }];
      })
      .slice(0, most[kind]);
  return [
    ...values('make', makes),
    ...values('model', models),
    ...values('body', bodies),
    ...(vehicles.hits ?? []).slice(0, most.vehicle).map(
      ({ slug, name, stocknum, _highlightResult }): Suggestion => ({
        kind: 'vehicle',
        words: readMarks(_highlightResult?.name?.value ?? name),
        slug,
        stocknum,
      }),
    ),
  ];
};
