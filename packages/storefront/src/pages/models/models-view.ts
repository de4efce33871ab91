import type { SiteHrefs } from '@forecourt/config/hrefs';
import { errorCatalogue } from '@forecourt/domain/error-catalogue';
import { findMake } from '@forecourt/domain/makes';
import { simpleBody } from '@forecourt/domain/simple-words';
import { isPlaceholderImage } from '@forecourt/domain/vehicle-images';
import { criteriaOfModel, type FacetChoice, formatCount, type ModelCriteria } from '@forecourt/search';
import type { HeroSearchFormProps } from '@forecourt/ui/hero';
import type { VehicleCardProps } from '@forecourt/ui/vehicle-card';
import { typedPrice } from '../../features/search/typed-price';
import { stageTone } from '../../features/vehicle/card/stage-tone';
import { vehicleShape } from '../../features/vehicle/card/vehicle-shape';
import type { ModelPage, ShownModel } from './search-models';

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

/** A card's picture stands in a box of 600 by 400. */
const pictureSize = { width: 600, height: 400 } as const;

/** A model as a card of the template: its cheapest vehicle's picture and price, and the way to all of them. */
export const modelCard = (
  { make, model, count, front }: ShownModel,
  criteria: ModelCriteria,
  settings: { readonly illustratedPictures: boolean },
  to: Pick<SiteHrefs, 'search'>,
): VehicleCardProps => {
  const name = `${make} ${model}`;
  const price = front === null ? null : typedPrice(front);
  const href = to.search(criteriaOfModel({ make, model }, criteria));
  const picture = front === null || isPlaceholderImage(front.primary_image_url) ? null : front;
  return {
    href,
    heading: name,
    image:
      picture === null
        ? null
        : {
            src: picture.primary_image_url,
            alt: '',
            ...pictureSize,
            ...(settings.illustratedPictures ? { fit: 'contain', tone: stageTone(picture.colour) } : { fit: 'cover' }),
          },
    shape: vehicleShape(front?.body ?? criteria.body?.[0] ?? '', 'car'),
    tag: null,
    price: price === null ? null : { kind: 'words', words: `From ${price}` },
    facts: [{ label: 'Stock', value: `${formatCount(count)} available` }],
    actions: [{ label: count === 1 ? `See the ${model}` : `See all ${formatCount(count)}`, href }],
  };
};
