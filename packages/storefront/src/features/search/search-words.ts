import { findMake } from '@forecourt/domain/makes';
import { bodyLabel, simpleBody } from '@forecourt/domain/simple-words';
import {
  type CarType,
  carTypeLabel,
  carTypes,
  itemTypeLabels,
  itemTypes,
  knownWord,
  type VehicleSettings,
  type VehicleStatus,
  vehicleStatuses,
} from '@forecourt/domain/vehicle';
import {
  type ActiveFilter,
  facetAttribute,
  isEmptyCriteria,
  type ListAttribute,
  makeModel,
  type Range,
  type RangeAttribute,
  readMakeModel,
  type SearchCriteria,
} from '@forecourt/search/criteria';
import { priceRangeLabel } from '@forecourt/search/record';
import { formatCount, type ReadFacet } from '@forecourt/search/results';

type Words = Pick<VehicleSettings, 'usedWord'>;
type Facets = Readonly<Record<string, Pick<ReadFacet, 'values'>>>;

/** What is counted: cars or trucks, or vehicles where a site has several kinds or its kind is unknown. */
export interface CountedThing {
  readonly one: string;
  readonly many: string;
}

/** What a search counts, by the kinds that are chosen or, without a choice, in stock. */
export const countedThing = (chosen: readonly string[], inStock: readonly string[]): CountedThing => {
  const kinds = chosen.length > 0 ? chosen : inStock;
  const [kind] = kinds;
  const known = knownWord(itemTypes, kind);
  return kinds.length === 1 && known !== undefined ? itemTypeLabels[known] : { one: 'vehicle', many: 'vehicles' };
};

/** `972 cars`, `1 car`. */
export const countedPhrase = (count: number, thing: CountedThing): string =>
  `${formatCount(count)} ${count === 1 ? thing.one : thing.many}`;

const joined = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Not of a name that is written with capitals: Pre-Owned. */
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]+$/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const bodies = (body: string): string => {
  const last = body.split(' ').at(-1) ?? body;
  if (/^(Chassis|People)$/.test(last)) return `${body} vehicles`;
  return /s$/i.test(body) ? `${body}es` : `${body}s`;
};

const allTypes: readonly CarType[] = ['new', 'demo', 'used'];

const joinedTypes = (values: readonly string[], words: Words): string =>
  joined(
    allTypes
      .filter((type) => values.includes(type))
      .map((type, index) => (index === 0 ? carTypeLabel(type, words) : lowerFirst(carTypeLabel(type, words)))),
  );

const askedTypes = (values: readonly string[], words: Words): string =>
  allTypes.every((type) => values.includes(type)) ? '' : joinedTypes(values, words);

/** Most names in a heading; more are summed up. */
const mostNames = 3;

/**
 * What an address asks for, as far as it exists: anybody can write an address, and a heading repeats no word that
 * neither the vocabulary nor the stock has.
 */
const knownNames = (
  { make = [], model = [], make_model = [], body = [] }: SearchCriteria,
  facets: Facets | undefined,
) => {
  const has = (facet: string, value: string) =>
    facets === undefined || Object.hasOwn(facets[facet]?.values ?? {}, value);
  const isModel = (name: string, of: string) =>
    has('make_model.lvl1', makeModel(name, of)) || has(facetAttribute('make_model'), makeModel(name, of));
  const makes = make.filter((name) => findMake(name) !== undefined || has('make', name));
  const [onlyMake] = makes.length === 1 ? makes : [];
  const pairs = make_model.flatMap((value) => readMakeModel(value) ?? []);
  return {
    makes,
    /** With their makes. */
    models: [
      ...pairs,
      ...(onlyMake === undefined ? [] : model.map((name) => ({ make: onlyMake, model: name }))),
    ].filter((each) => isModel(each.make, each.model) || (each.make === onlyMake && has('model', each.model))),
    bodies: body.filter((name) => simpleBody(name) !== null || has('body', name)),
  };
};

/** Makes and models in one phrase: `Toyota`, `Toyota HiLux and Corolla`, `Nissan Navara and Toyota HiLux`. */
const makePhrase = ({ makes, models }: Pick<ReturnType<typeof knownNames>, 'makes' | 'models'>): string => {
  const phrases = makes.flatMap((make) => {
    const own = models.filter((each) => each.make === make).map(({ model }) => model);
    return own.length === 0
      ? [make]
      : makes.length === 1
        ? [`${make} ${joined(own)}`]
        : own.map((of) => `${make} ${of}`);
  });
  return phrases.length > mostNames || models.length > mostNames ? '' : joined(phrases);
};

/**
 * The heading of a search: `Used Toyota HiLux`, `New and demo SUVs`, `Kia and Mazda cars`, `Results for “hilux”`
 * (SITE-05: Pre-Owned where set). One that asks for nothing is headed by what there is: `New, demo and used cars`.
 *
 * @param answer Tells what there is; words that found nothing are not repeated. None for a search that the device
 *   remembers: its words are its owner's.
 */
export const searchTitle = (
  criteria: SearchCriteria,
  thing: CountedThing,
  words: Words,
  answer?: { readonly facets: Facets; readonly count: number },
): string => {
  const inStock = Object.keys(answer?.facets.car_type?.values ?? {});
  if (isEmptyCriteria(criteria)) return upperFirst([joinedTypes(inStock, words), thing.many].filter(Boolean).join(' '));
  const names = knownNames(criteria, answer?.facets);
  const named = makePhrase(names);
  const shapes =
    names.bodies.length > mostNames ? '' : joined(names.bodies.map((name) => lowerFirst(bodies(bodyLabel(name)))));
  const isModel = named !== '' && names.models.length > 0;
  const of = [askedTypes(criteria.car_type ?? [], words), named].filter(Boolean).join(' ');
  const asked = [of, isModel ? '' : shapes].filter(Boolean).join(' ');
  const { query } = criteria;
  const title = upperFirst(isModel || shapes !== '' ? asked : [asked, thing.many].filter(Boolean).join(' '));
  if (query === undefined || answer?.count === 0) return title;
  return asked === '' ? `Results for “${query}”` : `${title} for “${query}”`;
};

const statusWords: Record<VehicleStatus, string> = { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' };

/** A filter's value as a shopper reads it. */
export const valueLabel = (attribute: ListAttribute, value: string, words: Words): string => {
  switch (attribute) {
    case 'car_type': {
      const type = knownWord(carTypes, value);
      return type === undefined ? value : carTypeLabel(type, words);
    }
    case 'item_type': {
      const kind = knownWord(itemTypes, value);
      return kind === undefined ? value : upperFirst(itemTypeLabels[kind].many);
    }
    case 'price_range':
    case 'weekly_price_range':
      return priceRangeLabel(value);
    case 'certified':
      return value === 'true' ? 'Certified' : 'Not certified';
    case 'make_model':
      return value.replace(' > ', ' ');
    case 'status': {
      const status = knownWord(vehicleStatuses, value);
      return status === undefined ? value : statusWords[status];
    }
    case 'seats':
      return `${value} seats`;
    case 'berths':
      return `${value} berth`;
    case 'dealership_slug':
      return upperFirst(value.replaceAll('-', ' '));
    default:
      return value;
  }
};

const rangeUnits: Record<
  RangeAttribute,
  { readonly prefix: string; readonly suffix: string; readonly plain: boolean }
> = {
  price: { prefix: '$', suffix: '', plain: false },
  subscription_price: { prefix: '$', suffix: ' a week', plain: false },
  weekly_repayment: { prefix: '$', suffix: ' a week', plain: false },
  km: { prefix: '', suffix: ' km', plain: false },
  year: { prefix: '', suffix: '', plain: true },
};

/** A range as a shopper reads it: `$15,000 to $65,000`, `Up to 75,000 km`, `From 2018`. */
export const rangeLabel = (attribute: RangeAttribute, { min, max }: Range): string => {
  const { prefix, suffix, plain } = rangeUnits[attribute];
  const figure = (value: number) => `${prefix}${plain ? value : formatCount(value)}`;
  if (min !== null && max !== null) return `${figure(min)} to ${figure(max)}${suffix}`;
  return min !== null ? `From ${figure(min)}${suffix}` : `Up to ${figure(max ?? 0)}${suffix}`;
};

/** The label of an active filter's chip (SRCH-27). */
export const chipLabel = (filter: ActiveFilter, words: Words): string => {
  if (filter.kind === 'range') return rangeLabel(filter.attribute, filter.range);
  if (filter.kind === 'model') return filter.slug.replaceAll('-', ' ');
  return valueLabel(filter.attribute, filter.value, words);
};
