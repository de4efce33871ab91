/** A record has (or, negated, has not) the facet value; letter case does not count. */
export interface FacetTerm {
  readonly attribute: string;
  readonly value: string;
  readonly negated: boolean;
}

/**
 * A record's number lies in the closed interval (`<` and `>` are written with the neighbouring double). `outside`
 * asks for a number that does not (`!=`); `negated` also takes records without a number.
 */
export interface NumericTerm {
  readonly attribute: string;
  readonly low: number;
  readonly high: number;
  readonly outside: boolean;
  readonly negated: boolean;
}

/** At least one term holds. One clause never mixes facets and numbers (Algolia's rule). */
export type Clause =
  | { readonly kind: 'facet'; readonly terms: readonly FacetTerm[]; readonly key: string }
  | { readonly kind: 'numeric'; readonly terms: readonly NumericTerm[] };

/** Every clause holds: the conjunction of disjunctions that Algolia's filters can say. */
export type Filter = readonly Clause[];

export function facetClause(terms: readonly FacetTerm[]): Clause {
  const key = terms.map((term) => JSON.stringify([term.negated, term.attribute, term.value])).join();
  return { kind: 'facet', terms, key };
}

export function numericClause(terms: readonly NumericTerm[]): Clause {
  return { kind: 'numeric', terms };
}

/** Numeric comparisons of the filter language. */
export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

export function comparisonTerm(attribute: string, comparison: Comparison, value: number, negated = false): NumericTerm {
  switch (comparison) {
    case '=':
      return { attribute, low: value, high: value, outside: false, negated };
    case '!=':
      return { attribute, low: value, high: value, outside: true, negated };
    case '<':
      return { attribute, low: Number.NEGATIVE_INFINITY, high: -nextUp(-value), outside: false, negated };
    case '<=':
      return { attribute, low: Number.NEGATIVE_INFINITY, high: value, outside: false, negated };
    case '>':
      return { attribute, low: nextUp(value), high: Number.POSITIVE_INFINITY, outside: false, negated };
    case '>=':
      return { attribute, low: value, high: Number.POSITIVE_INFINITY, outside: false, negated };
  }
}

const double = new Float64Array(1);
const doubleBits = new BigInt64Array(double.buffer);

/** The smallest double above `value`. */
function nextUp(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  double[0] = value;
  doubleBits[0]! += value > 0 ? 1n : -1n;
  return double[0];
}
