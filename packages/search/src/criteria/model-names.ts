import { slugify } from '@forecourt/domain/slug';
import type { SearchCriteria } from './search-criteria';

/**
 * Names that stand behind slugs in paths. Makes are known (`makes` of the domain); models are learned: what facets
 * and hits of earlier searches showed, by make. Plain data, so that it travels with a page.
 */
export interface SearchVocabulary {
  readonly models: Readonly<Record<string, readonly string[]>>;
}

/** A vocabulary that knows no model: every model in a path stays a slug until a search names it. */
export const emptyVocabulary: SearchVocabulary = { models: {} };

/** The models of a make that are known. The make may be any word: one of an address too. */
export const knownModels = (vocabulary: SearchVocabulary, make: string): readonly string[] =>
  Object.hasOwn(vocabulary.models, make) ? (vocabulary.models[make] ?? []) : [];

/** The facet value whose slug this is, e.g. `landcruiser-prado` among model names; undefined when there is none. */
export const resolveFacetSlug = (slug: string, values: readonly string[]): string | undefined =>
  values.find((value) => slugify(value) === slug);

/**
 * The criteria with the path's model by its name, once some search has shown it: pass the `model` values of the
 * answer (its facet or its hits). Unchanged when none of them has the slug.
 */
export const withModelName = (criteria: SearchCriteria, modelNames: readonly string[]): SearchCriteria => {
  if (criteria.model_slug === undefined) return criteria;
  const name = resolveFacetSlug(criteria.model_slug, modelNames);
  if (name === undefined) return criteria;
  const { model_slug: _slug, ...rest } = criteria;
  return { ...rest, model: [...new Set([...(criteria.model ?? []), name])].toSorted() };
};

/** A vocabulary that also knows these models of a make. */
export const learnModels = (
  vocabulary: SearchVocabulary,
  make: string,
  modelNames: readonly string[],
): SearchVocabulary => ({
  models: {
    ...vocabulary.models,
    [make]: [...new Set([...knownModels(vocabulary, make), ...modelNames])],
  },
});
