import { facetAttribute } from '../criteria/attributes';
import type { SearchCriteria } from '../criteria/criteria';
import { chosenMakeModels, readMakeModel } from '../criteria/make-models';
import type { SearchSettings } from '../search-settings/search-settings';
import type { ReadFacet } from './search-response';

/** A value of a list filter with how many vehicles have it. */
export interface FacetChoice {
  readonly value: string;
  readonly count: number;
  readonly checked: boolean;
}

const names = new Intl.Collator('en-AU');

/** The values of a facet, most vehicles first, then by name. Chosen values stay when nothing is left of them. */
export const facetChoices = (values: ReadFacet['values'], chosen: readonly string[] = []): readonly FacetChoice[] =>
  Object.entries({ ...Object.fromEntries(chosen.map((value) => [value, 0])), ...values })
    .filter(([value]) => value !== '')
    .map(([value, count]) => ({ value, count, checked: chosen.includes(value) }))
    .toSorted((one, other) => other.count - one.count || names.compare(one.value, other.value));

/** A list that shows its first entries until all are asked for. */
export interface ShortList {
  /** In view at first. */
  readonly first: readonly FacetChoice[];
  /** Behind "Show all makes". */
  readonly more: readonly FacetChoice[];
}

/** The makes: the first 7, or as many as the site says, and those that are chosen; then all others (SRCH-08). */
export const makeList = (
  makes: readonly FacetChoice[],
  { popularMakes }: Pick<SearchSettings, 'popularMakes'>,
): ShortList => {
  const isFirst = (make: FacetChoice, index: number) => index < popularMakes || make.checked;
  return { first: makes.filter(isFirst), more: makes.filter((make, index) => !isFirst(make, index)) };
};

/** Models listed under a make at most (SRCH-08). */
const mostModels = 30;

type Facets = Readonly<Record<string, ReadFacet>>;

/** Values of the facet that holds makes and models, with whether one is a model. */
const makesWithModels = (facets: Facets) =>
  Object.entries(facets[facetAttribute('make_model')]?.values ?? {}).map(([value, count]) => ({
    value,
    count,
    model: readMakeModel(value),
  }));

const chosenOf = ({ make = [], model = [], make_model = [] }: SearchCriteria) =>
  chosenMakeModels({ make, model, make_model });

/**
 * Vehicles by make, for the list of makes: every make, also those that are not chosen. Once models are chosen the facet
 * `make_model` counts makes too, since `make` would count the chosen models alone (SRCH-08).
 */
export const makeCounts = (criteria: SearchCriteria, facets: Facets): ReadFacet['values'] =>
  chosenOf(criteria).length === 0
    ? (facets.make?.values ?? {})
    : Object.fromEntries(
        makesWithModels(facets).flatMap(({ value, count, model }) => (model === null ? [[value, count] as const] : [])),
      );

/**
 * The models to select under a chosen make, at most 30, most vehicles first (SRCH-08); chosen ones are always among
 * them. Under one make without a chosen model the facet `model` counts them, else `make_model`; each needs to be asked
 * for.
 */
export const modelChoices = (make: string, criteria: SearchCriteria, facets: Facets): readonly FacetChoice[] => {
  const { make: makes = [] } = criteria;
  const chosen = chosenOf(criteria);
  const isAlone = makes.length === 1 && makes[0] === make && chosen.length === 0;
  const own = (value: string) => {
    const read = readMakeModel(value);
    return read?.make === make ? [read.model] : [];
  };
  const choices = isAlone
    ? facetChoices(facets.model?.values ?? {})
    : facetChoices(
        Object.fromEntries(
          makesWithModels(facets).flatMap(({ value, count }) => own(value).map((name) => [name, count] as const)),
        ),
        chosen.flatMap(own),
      );
  const kept = [...new Set([...choices.filter(({ checked }) => checked), ...choices])].slice(0, mostModels);
  return choices.filter((choice) => kept.includes(choice));
};
