import type { VehicleSettings } from '@forecourt/domain/vehicle';
import { presetAmounts } from '@forecourt/search/budget';
import {
  type Bounds,
  facetAttribute,
  type ListAttribute,
  makeModel,
  type RangeAttribute,
  rangeBounds,
  rangeStep,
  readMakeModel,
  type SearchCriteria,
} from '@forecourt/search/criteria';
import type { SearchHit } from '@forecourt/search/record';
import { facetChoices, makeCounts, modelChoices, type SearchResponse } from '@forecourt/search/results';
import type { SearchSettings } from '@forecourt/search/search-settings';
import { rangeLabel, valueLabel } from './search-words';

/** A value of a list filter with its count. */
export interface FilterValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly checked: boolean;
  /** Of a chosen make: its models, and the filter that they write. */
  readonly models?: { readonly attribute: 'model' | 'make_model'; readonly values: readonly FilterValue[] };
}

interface FilterBase {
  readonly label: string;
  /** What is chosen, in words. */
  readonly chosen: string | undefined;
  readonly activeCount: number;
  readonly open: boolean;
  readonly prominent: boolean;
}

/** A filter of the search page as plain data. */
export type FilterView =
  | (FilterBase & {
      readonly kind: 'list';
      readonly attribute: ListAttribute;
      readonly values: readonly FilterValue[];
      /** How many values stay in view. */
      readonly limit: number | undefined;
      /** What stands beside the values: what they are, or what they must not stand without, the rates of repayments. */
      readonly note?: string;
    })
  | (FilterBase & {
      readonly kind: 'range';
      readonly attribute: RangeAttribute;
      readonly bounds: Bounds;
      readonly step: number;
      readonly range: readonly [low: number, high: number];
      /** Upper ends to choose with one press, those that narrow the stock there is. */
      readonly presets: readonly number[];
    });

/** How the values of a list stand: most vehicles first unless it says otherwise. */
type ValueOrder = 'count' | 'name' | 'value';

type FilterPlan = {
  readonly label: string;
  readonly open?: boolean;
  readonly prominent?: boolean;
} & (
  | {
      readonly list: ListAttribute;
      readonly order?: ValueOrder;
      /** Only when stock differs in it; the others always show. */
      readonly ifDiffers?: true;
      /** Only under a chosen make: there are too many of them in all. */
      readonly ofMake?: true;
      /** Values that are listed at most, of lists that are long by nature. */
      readonly most?: number;
      /** What its values are, where its name alone does not say. */
      readonly note?: string;
    }
  | { readonly range: RangeAttribute; readonly ifAny?: true }
);

/** Values of a long list that are of use to a shopper; words find the rest. */
const longList = 24;

/** The filters of the page, in their order: every attribute of SRCH-03 but the two that a slider says better (SRCH-27). */
const plan: readonly FilterPlan[] = [
  { list: 'item_type', label: 'Vehicle type', open: true, ifDiffers: true },
  { list: 'car_type', label: 'Condition', open: true, prominent: true, ifDiffers: true },
  { list: 'make', label: 'Make', open: true, prominent: true },
  { list: 'badge', label: 'Badge', ofMake: true, ifDiffers: true, most: longList },
  { range: 'price', label: 'Price', open: true, prominent: true },
  { list: 'weekly_price_range', label: 'Weekly repayment', order: 'value', ifDiffers: true },
  { range: 'subscription_price', label: 'Subscription a week', ifAny: true },
  { list: 'body', label: 'Body', open: true, prominent: true },
  { list: 'fuel', label: 'Fuel', open: true },
  { range: 'km', label: 'Kilometres' },
  { range: 'year', label: 'Year' },
  { list: 'transmission', label: 'Transmission' },
  { list: 'drive', label: 'Drive' },
  { list: 'seats', label: 'Seats', order: 'value', ifDiffers: true },
  { list: 'berths', label: 'Berths', order: 'value', ifDiffers: true },
  { list: 'colour', label: 'Colour' },
  { list: 'filtered_features', label: 'Features', ifDiffers: true, most: longList },
  {
    list: 'location_name',
    label: 'Location',
    order: 'name',
    ifDiffers: true,
    note: 'The yard or showroom where a vehicle stands.',
  },
  { list: 'city', label: 'City', order: 'name', ifDiffers: true, note: 'The town or suburb of that place.' },
  { list: 'state', label: 'State', order: 'name', ifDiffers: true },
  {
    list: 'dealership_name',
    label: 'Dealer',
    order: 'name',
    ifDiffers: true,
    note: 'Who sells it: several dealers show their vehicles here.',
  },
  { list: 'status', label: 'Availability', ifDiffers: true },
  { list: 'categories', label: 'Category', ifDiffers: true },
  { list: 'certified', label: 'Certified', ifDiffers: true },
  { list: 'tag', label: 'Marked as', ifDiffers: true },
];

/** The facets that the page counts whatever is refined: those it shows, and models once a make is chosen. */
export const shownFacets = ({ make = [] }: SearchCriteria): readonly string[] => [
  ...plan.flatMap((filter) => {
    if ('range' in filter) return [filter.range];
    return filter.ofMake === true && make.length === 0 ? [] : [facetAttribute(filter.list)];
  }),
  ...(make.length === 0 ? [] : ['make_model.lvl1', make.length === 1 ? 'model' : facetAttribute('make_model')]),
];

// Made once: a collator costs more than sorting by it.
const names = new Intl.Collator('en-AU', { numeric: true });

const byName = (one: FilterValue, other: FilterValue): number => names.compare(one.label, other.label);

/** Numbers and ranges by their lower end; an open lower end comes first. */
const byValue = (one: FilterValue, other: FilterValue): number =>
  Number.parseInt(`0${one.value}`, 10) - Number.parseInt(`0${other.value}`, 10);

const inOrder = (values: readonly FilterValue[], order: ValueOrder = 'count'): readonly FilterValue[] =>
  order === 'count' ? values : values.toSorted(order === 'name' ? byName : byValue);

/** The first values of a long list, and whichever are chosen. */
const cut = (values: readonly FilterValue[], most: number = values.length): readonly FilterValue[] =>
  values.filter(({ checked }, index) => checked || index < most);

/**
 * The models to select under a make. Beside other makes each is written with its make, so that it narrows no other
 * (SRCH-08).
 */
const modelsOf = (
  make: string,
  criteria: SearchCriteria,
  facets: Parameters<typeof modelChoices>[2],
): NonNullable<FilterValue['models']> => {
  const isOnlyMake = (criteria.make ?? []).length === 1;
  return {
    attribute: isOnlyMake ? 'model' : 'make_model',
    values: modelChoices(make, criteria, facets).map((model) => ({
      ...model,
      value: isOnlyMake ? model.value : makeModel(make, model.value),
      label: model.value,
    })),
  };
};

/** The models that are chosen, whichever way they are written. */
const chosenModels = ({ model = [], make_model = [] }: SearchCriteria): readonly string[] => [
  ...model,
  ...make_model.flatMap((value) => readMakeModel(value)?.model ?? []),
];

const inWords = (labels: readonly string[]): string | undefined =>
  labels.length > 2 ? `${labels.slice(0, 2).join(', ')} +${labels.length - 2}` : labels.join(', ') || undefined;

export interface FilterSettings {
  readonly search: Pick<SearchSettings, 'popularMakes' | 'budget'>;
  readonly vehicle: Pick<VehicleSettings, 'usedWord'>;
  /** Stands beside weekly repayments, which are not shown without it (`weeklyNote`). */
  readonly weeklyNote?: string | undefined;
}

/** What a money and a kilometre field offer to choose from, by the site's settings (BUDG-03). */
const presetsOf = (attribute: RangeAttribute, { min, max }: Bounds, { search }: FilterSettings): readonly number[] => {
  const { moneyPresets, kmPresets } = search.budget;
  const offered = attribute === 'km' ? kmPresets : attribute === 'price' ? moneyPresets : null;
  return offered === null ? [] : presetAmounts(offered).filter((amount) => amount > min && amount < max);
};

/** The filters as the page shows them for these criteria and this answer. Source: SRCH-03, -07, -08, -27. */
export const filterViews = (
  criteria: SearchCriteria,
  response: Pick<SearchResponse<SearchHit>, 'facets'>,
  settings: FilterSettings,
): readonly FilterView[] =>
  plan.flatMap((filter): readonly FilterView[] => {
    const { label, open = false, prominent = false } = filter;
    if ('range' in filter) {
      const attribute = filter.range;
      if (filter.ifAny === true && !response.facets[attribute]?.stats && criteria[attribute] === undefined) return [];
      const bounds = rangeBounds(attribute, response.facets[attribute]?.stats ?? null);
      const asked = criteria[attribute];
      const low = Math.max(bounds.min, asked?.min ?? bounds.min);
      const high = Math.min(bounds.max, asked?.max ?? bounds.max);
      const range = low <= high ? ([low, high] as const) : ([bounds.min, bounds.max] as const);
      return [
        {
          kind: 'range',
          attribute,
          label,
          open,
          prominent,
          chosen: asked === undefined ? undefined : rangeLabel(attribute, asked),
          activeCount: asked === undefined ? 0 : 1,
          bounds,
          step: rangeStep(attribute, bounds),
          range,
          presets: presetsOf(attribute, bounds, settings),
        },
      ];
    }
    const attribute = filter.list;
    const chosen = criteria[attribute] ?? [];
    const counts =
      attribute === 'make' ? makeCounts(criteria, response.facets) : response.facets[facetAttribute(attribute)]?.values;
    const found = facetChoices(counts ?? {}, chosen).map((choice) => ({
      ...choice,
      label: valueLabel(attribute, choice.value, settings.vehicle),
    }));
    if (found.length === 0) return [];
    if (filter.ifDiffers === true && found.length < 2 && chosen.length === 0) return [];
    const isRepayment = attribute === 'weekly_price_range';
    const note = isRepayment ? settings.weeklyNote : filter.note;
    if (isRepayment && note === undefined) return [];
    const values = cut(inOrder(found, filter.order), filter.most);
    const base = { kind: 'list', attribute, label, open, prominent, activeCount: chosen.length } as const;
    const chosenWords = inWords(chosen.map((value) => valueLabel(attribute, value, settings.vehicle)));
    if (attribute !== 'make')
      return [{ ...base, chosen: chosenWords, values, limit: undefined, ...(note === undefined ? {} : { note }) }];
    const models = chosenModels(criteria);
    const withModels = values.map((make) =>
      make.checked ? { ...make, models: modelsOf(make.value, criteria, response.facets) } : make,
    );
    return [
      {
        ...base,
        activeCount: chosen.length + models.length,
        chosen: inWords([...chosen, ...models]),
        values: withModels,
        limit: settings.search.popularMakes,
      },
    ];
  });

/** Models by make, as an answer names them: `Toyota > HiLux`. */
export const modelsIn = (
  response: Pick<SearchResponse<SearchHit>, 'facets'>,
): readonly { readonly make: string; readonly models: readonly string[] }[] => {
  const byMake = new Map<string, Set<string>>();
  for (const facet of ['make_model.lvl1', facetAttribute('make_model')]) {
    for (const value of Object.keys(response.facets[facet]?.values ?? {})) {
      const named = readMakeModel(value);
      if (named !== null) byMake.set(named.make, (byMake.get(named.make) ?? new Set()).add(named.model));
    }
  }
  return [...byMake].map(([make, models]) => ({ make, models: [...models] }));
};
