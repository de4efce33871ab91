import { knownModels, type SearchVocabulary } from './model-names';
import type { SearchCriteria } from './search-criteria';

const joint = ' > ';

/** A model with its make, as the facet and URLs write it: `Toyota > HiLux`. */
export const makeModel = (make: string, model: string): string => `${make}${joint}${model}`;

/** The make and model of a `make_model` value; null for a make by itself and anything else. */
export const readMakeModel = (value: string): { readonly make: string; readonly model: string } | null => {
  const at = value.indexOf(joint);
  const [make, model] = [value.slice(0, at), value.slice(at + joint.length)];
  return at < 0 || make === '' || model === '' ? null : { make, model };
};

/** Makes and models that are chosen. */
export interface ChosenModels {
  readonly make: readonly string[];
  readonly model: readonly string[];
  readonly make_model: readonly string[];
}

const sorted = (values: Iterable<string>): readonly string[] => [...new Set(values)].toSorted();

/**
 * Makes and models in their one form (SRCH-08, ROUTE-04). A model narrows its own make and no other: beside several
 * makes, `make_model` holds the models with their make, and every make without a chosen model by itself, so that its
 * values joined by OR are the whole choice. Beside one make, models stand in `model`. A model that comes with its make
 * alone chooses the make too. Keeps at most `most` of each.
 */
export const narrowedModels = ({ make, model, make_model }: ChosenModels, most: number): ChosenModels => {
  const pairs = make_model.flatMap((value) => readMakeModel(value) ?? []);
  const printed = (kept: typeof pairs) => kept.map((pair) => makeModel(pair.make, pair.model));
  if (pairs.length === 0) return { make, model, make_model: [] };
  const makes = sorted([...make, ...pairs.map((pair) => pair.make)]).slice(0, most);
  if (makes.length === 1) {
    return {
      make: makes,
      model: sorted([...model, ...pairs.map((pair) => pair.model)]).slice(0, most),
      make_model: [],
    };
  }
  const kept = pairs.filter((pair) => makes.includes(pair.make));
  const whole = makes.filter((name) => !kept.some((pair) => pair.make === name));
  return { make: makes, model, make_model: sorted([...whole, ...printed(kept)]) };
};

/**
 * The chosen makes and models as values of the one facet that holds both (`make_model.any`), joined by OR; empty where
 * no model of a chosen make is chosen. Filtering by them alone, and not by the makes besides, leaves the other makes
 * counted: a shopper who chose a model can still choose a second make (SRCH-08).
 */
export const chosenMakeModels = ({ make, model, make_model }: ChosenModels): readonly string[] => {
  if (make_model.length > 0) return make_model;
  const [only, ...others] = make;
  return only === undefined || others.length > 0 ? [] : model.map((name) => makeModel(only, name));
};

/** The makes and models behind values of the facet that holds both: the way back from {@link chosenMakeModels}. */
export const makesAndModels = (values: readonly string[]): ChosenModels => {
  const makes = sorted(values.map((value) => readMakeModel(value)?.make ?? value));
  const models = values.flatMap((value) => readMakeModel(value)?.model ?? []);
  return makes.length === 1
    ? { make: makes, model: sorted(models), make_model: [] }
    : { make: makes, model: [], make_model: sorted(values) };
};

const withChosen = (criteria: SearchCriteria, chosen: ChosenModels): SearchCriteria => {
  const { make: _make, model: _model, make_model: _makeModel, ...rest } = criteria;
  const filled = Object.entries(chosen).filter(([, values]) => values.length > 0);
  return { ...rest, ...Object.fromEntries(filled) };
};

const chosenIn = ({ make = [], model = [], make_model = [] }: SearchCriteria): ChosenModels => ({
  make,
  model,
  make_model,
});

/** The criteria with makes and models in their one form; see `narrowedModels`. */
export const withNarrowedModels = (criteria: SearchCriteria): SearchCriteria =>
  withChosen(criteria, narrowedModels(chosenIn(criteria), Number.POSITIVE_INFINITY));

/**
 * The criteria with each model given to the makes that have it, where several makes are chosen: `model=HiLux` beside
 * Toyota and Mazda means the HiLux and every Mazda. Models that the vocabulary does not know stay as they are and
 * filter by themselves.
 */
export const withOwnedModels = (criteria: SearchCriteria, vocabulary: SearchVocabulary): SearchCriteria => {
  const { make, model, make_model } = chosenIn(criteria);
  if (make.length < 2) return criteria;
  const owned = make.flatMap((name) =>
    model.filter((each) => knownModels(vocabulary, name).includes(each)).map((each) => makeModel(name, each)),
  );
  const known = new Set(owned.map((value) => readMakeModel(value)?.model));
  return withNarrowedModels(
    withChosen(criteria, {
      make,
      model: model.filter((name) => !known.has(name)),
      make_model: [...make_model, ...owned],
    }),
  );
};

/**
 * The criteria with a model of a make chosen or not, back on page 1 (SRCH-04, SRCH-08). Other makes stay as they are.
 * A path's model without a name gives way.
 */
export const toggleModel = (
  criteria: SearchCriteria,
  make: string,
  model: string,
  checked: boolean,
): SearchCriteria => {
  const { page: _page, model_slug: _slug, ...rest } = criteria;
  const { make: makes, model: models, make_model } = chosenIn(modelsWithMake(rest));
  const value = makeModel(make, model);
  const others = make_model.filter((other) => other !== value);
  return withNarrowedModels(
    withChosen(rest, {
      make: checked ? sorted([...makes, make]) : makes,
      model: checked ? models : models.filter((other) => other !== model),
      make_model: checked ? [...others, value] : others,
    }),
  );
};

/** The criteria with the models of a single make written with it, so that another make can come beside it. */
const modelsWithMake = (criteria: SearchCriteria): SearchCriteria => {
  const { make, model, make_model } = chosenIn(criteria);
  const [only, ...others] = make;
  if (only === undefined || others.length > 0 || model.length === 0) return criteria;
  return withChosen(criteria, {
    make,
    model: [],
    make_model: [...make_model, ...model.map((name) => makeModel(only, name))],
  });
};

/** These makes and no others; models stay with a make that stays, and go with one that goes. */
const narrowedTo = (criteria: SearchCriteria, makes: readonly string[]): SearchCriteria => {
  const { model, make_model } = chosenIn(modelsWithMake(criteria));
  const left = make_model.filter((value) => makes.includes(readMakeModel(value)?.make ?? ''));
  return withNarrowedModels(withChosen(criteria, { make: makes, model, make_model: left }));
};

/**
 * The criteria with these makes in place of the ones before, back on page 1 (SRCH-04): models stay with a make that
 * stays and go with one that goes. A path's model without a name gives way.
 */
export const withMakes = (criteria: SearchCriteria, makes: readonly string[]): SearchCriteria => {
  const { page: _page, model_slug: _slug, ...rest } = criteria;
  return narrowedTo(rest, makes);
};

/** The criteria without a make, its own models gone with it; with the last make goes every model. */
export const withoutMake = (criteria: SearchCriteria, make: string): SearchCriteria => {
  const left = (criteria.make ?? []).filter((name) => name !== make);
  if (left.length > 0) return narrowedTo(criteria, left);
  const { model: _model, model_slug: _slug, make_model: _makeModel, ...rest } = criteria;
  return { ...rest, make: [] };
};
