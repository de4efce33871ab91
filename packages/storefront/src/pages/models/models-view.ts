import type { SiteHrefs } from '@forecourt/config/hrefs';
import { errorCatalogue } from '@forecourt/domain/error-catalogue';
import { findMake } from '@forecourt/domain/makes';
import { simpleBody } from '@forecourt/domain/simple-words';
import { criteriaOfModel, type ModelCriteria } from '@forecourt/search/model-search';
import { type FacetChoice, formatCount } from '@forecourt/search/results';
import type { HeroSearchFormProps } from '@forecourt/ui/hero';
import type { ModelTile } from '@forecourt/ui/model-tiles';
import { type ModelPage, modelTile, type ShownModel } from '../../features/models';

/** What shoppers read on the directory. */
export const modelWords = {
  title: 'Models in stock',
  label: 'Find a model',
  list: 'Models',
  failed: errorCatalogue['search-keeps-hits'].message,
  emptyTitle: errorCatalogue['empty-cars'].title,
  emptyText: errorCatalogue['empty-cars'].message,
  clear: 'Clear Filters',
} as const;

const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** `47 models`. */
export const modelCount = ({ count }: Pick<ModelPage, 'count'>): string => counted(count, 'model', 'models');

/** Of an address, what there is: a make or body that the stock has, or the vocabulary knows. */
const known = (
  [value, ...others]: readonly string[] = [],
  choices: readonly FacetChoice[],
  isKnown: (value: string) => boolean,
): string | undefined => {
  if (value === undefined || others.length > 0) return undefined;
  return isKnown(value) || choices.some((choice) => choice.value === value && choice.count > 0) ? value : undefined;
};

/** The heading of the directory: `Toyota models in stock`, `SUV models in stock`. */
export const modelsTitle = ({ manufacturer, body }: ModelCriteria, { facets }: Pick<ModelPage, 'facets'>): string => {
  const make = known(manufacturer, facets.manufacturer, (name) => findMake(name) !== undefined);
  const shape = known(body, facets.body, (name) => simpleBody(name) !== null);
  const named = [make, shape].filter(Boolean).join(' ');
  return named === ''
    ? modelWords.title
    : `${named} ${modelWords.title.charAt(0).toLowerCase()}${modelWords.title.slice(1)}`;
};

const options = (choices: readonly FacetChoice[]): HeroSearchFormProps['selects'][number]['options'] =>
  choices
    .toSorted((one, other) => one.value.localeCompare(other.value, 'en-AU', { numeric: true }))
    .map(({ value, count }) => ({ value, label: `${value} (${formatCount(count)})` }));

/** One value of a filter, as a select holds it. */
const chosen = (values: readonly string[] | undefined) => {
  const [value] = values ?? [];
  return value === undefined ? {} : { defaultValue: value };
};

/** The filters of the directory: a plain form, so they work without scripts (SRCH-23). */
export const modelForm = (
  criteria: ModelCriteria,
  { facets, hits, ...page }: Pick<ModelPage, 'facets' | 'count' | 'hits'>,
  action: string,
): HeroSearchFormProps => ({
  action,
  label: modelWords.label,
  query: {
    label: 'Model name',
    placeholder: hits
      .slice(0, 2)
      .map(({ model }) => model)
      .join(', '),
    ...(criteria.query === undefined ? {} : { defaultValue: criteria.query }),
  },
  selects: [
    {
      name: 'manufacturer',
      label: 'Make',
      placeholder: 'Any make',
      options: options(facets.manufacturer),
      ...chosen(criteria.manufacturer),
    },
    {
      name: 'model',
      label: 'Model',
      placeholder: 'Any model',
      // Models of every make would be a list of hundreds.
      options:
        criteria.manufacturer === undefined
          ? options(facets.model.filter(({ checked }) => checked))
          : options(facets.model),
      ...chosen(criteria.model),
    },
    { name: 'body', label: 'Body', placeholder: 'Any body', options: options(facets.body), ...chosen(criteria.body) },
  ],
  submitLabel: `Show ${modelCount(page)}`,
});

/** A model of the directory: the way to all of its vehicles, in the body that was chosen. */
export const directoryTile = (
  model: ShownModel,
  criteria: ModelCriteria,
  settings: { readonly illustratedPictures: boolean },
  to: Pick<SiteHrefs, 'search'>,
): ModelTile => modelTile(model, to.search(criteriaOfModel(model, criteria)), settings, criteria.body?.[0]);

/** Models that follow each other by their makes. */
export const byMake = (
  models: readonly ShownModel[],
): readonly { readonly make: string; readonly models: readonly ShownModel[] }[] => {
  const groups: { make: string; models: ShownModel[] }[] = [];
  for (const model of models) {
    const last = groups.at(-1);
    if (last?.make === model.make) last.models.push(model);
    else groups.push({ make: model.make, models: [model] });
  }
  return groups;
};
