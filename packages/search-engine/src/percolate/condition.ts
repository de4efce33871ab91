import type { Around, Box } from '../query/around';
import type { FacetTerm, NumericTerm } from '../query/filter';
import type { MatchQuery } from '../query/search-query';
import { type SearchTerms, searchTerms } from '../query/search-terms';
import { badRequest } from '../refusals/request-error';
import type { CompiledSettings } from '../settings/compiled-settings';
import { SHORTEST_IDENTIFIER_PREFIX } from '../store/identifier-table';
import type { SearchTerm } from '../text/highlight';

/** A word that a record may have instead of a word of the search text. */
export type WordTerm = Pick<SearchTerm, 'word' | 'prefix' | 'allowance'>;

/** One word of a search text: a record has one of the terms, or an identifier that is or begins so. */
export interface WordCondition {
  readonly kind: 'word';
  readonly terms: readonly WordTerm[];
  readonly whole: readonly string[];
  readonly beginnings: readonly string[];
  /** Only these searchable attributes; undefined means all. */
  readonly attributes: readonly string[] | undefined;
}

/** What a query asks of a record. A record is found when every condition of the query holds. */
export type Condition =
  | { readonly kind: 'facet'; readonly terms: readonly FacetTerm[] }
  | { readonly kind: 'number'; readonly terms: readonly NumericTerm[] }
  | WordCondition
  | { readonly kind: 'around'; readonly around: Pick<Around, 'place' | 'radius'> }
  | { readonly kind: 'boxes'; readonly boxes: readonly Box[] };

/** The conditions of a query, each a part of the engine's own rule for which records match. */
export function conditionsOf(query: MatchQuery, settings: CompiledSettings): readonly Condition[] {
  const { around, boxes } = query;
  return [
    ...query.filter.map(
      (clause): Condition =>
        clause.kind === 'numeric'
          ? { kind: 'number', terms: clause.terms }
          : // Facet values compare without letter case.
            {
              kind: 'facet',
              terms: clause.terms.map((term) => ({ ...term, value: term.value.toLowerCase() })),
            },
    ),
    ...wordConditions(query, settings),
    ...(boxes ? [{ kind: 'boxes', boxes } as const] : []),
    ...(around && !boxes ? [{ kind: 'around', around: { place: around.place, radius: around.radius } } as const] : []),
  ];
}

/** A name that equal conditions share. JSON alone would write both infinities as null. */
export function conditionKey(condition: Condition): string {
  return JSON.stringify(condition, (_, value: unknown) => (typeof value === 'number' ? String(value) : value));
}

function wordConditions({ text, textOptions }: MatchQuery, settings: CompiledSettings): WordCondition[] {
  const search = searchTerms(text, textOptions, settings.exactWords);
  const { attributes } = textOptions;
  if (search.words.length === 0) return [];
  for (const attribute of attributes ?? []) {
    if (!settings.searchableNames.has(attribute)) {
      throw badRequest(`restrictSearchableAttributes: ${attribute} is not in searchableAttributes`);
    }
  }
  return search.words.map((_, place) => ({
    kind: 'word',
    terms: search.terms
      .filter(({ stands }) => stands.includes(place))
      .map(({ word, prefix, allowance }) => ({ word, prefix, allowance })),
    ...(settings.identifiers.length > 0 ? identifiersFor(search, place) : { whole: [], beginnings: [] }),
    attributes,
  }));
}

function identifiersFor(search: SearchTerms, place: number): Pick<WordCondition, 'whole' | 'beginnings'> {
  const word = search.words[place]!;
  const joined = search.words.length > 1 ? [search.joined] : [];
  const beginnings = [...(search.terms[place]!.prefix ? [word] : []), ...(search.prefixLast ? joined : [])];
  const long = beginnings.filter(({ length }) => length >= SHORTEST_IDENTIFIER_PREFIX);
  // What an identifier may begin with it may also be.
  return { whole: [word, ...joined].filter((text) => !long.includes(text)), beginnings: long };
}
