import { colourName } from '@forecourt/domain/feed-words';
import { featureSpelling, modelSpelling } from '@forecourt/domain/spelling';
import type { ListAttribute } from '../criteria/attributes';
import { makeModel, readMakeModel } from '../criteria/make-models';

/** A model with its make, as the facet of both writes it; a make by itself as it stands. */
const makeModelSpelling = (value: string): string => {
  const named = readMakeModel(value);
  return named === null ? value : makeModel(named.make, modelSpelling(named.model));
};

/** How the index spells words that feeds are free to write, by the filter that asks for them. */
const facetSpellings: Readonly<Partial<Record<ListAttribute, (value: string) => string>>> = {
  model: modelSpelling,
  make_model: makeModelSpelling,
  badge: modelSpelling,
  colour: (value) => colourName(value) ?? '',
  filtered_features: featureSpelling,
};

const spelled = (name: string, value: string): string => {
  const spelling = Object.hasOwn(facetSpellings, name) ? facetSpellings[name as ListAttribute] : undefined;
  // A value that is nothing by our rule is found by nobody, and stays what somebody asked for.
  return spelling === undefined ? value : spelling(value) || value;
};

/**
 * The query of a search or of the model directory with its models, badges, colours and features as the index spells
 * them, so that an address in any spelling finds them (`?colour=WHITE`); null where it is spelled so already. For
 * servers, which lead to that address: a browser is only given values that the index told it.
 */
export const respelledQuery = (params: URLSearchParams): URLSearchParams | null => {
  const pairs = [...params].map(([name, value]) => [name, spelled(name, value)]);
  const isSame = [...params.values()].every((value, at) => pairs[at]?.[1] === value);
  return isSame ? null : new URLSearchParams(pairs);
};
