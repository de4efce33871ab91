'use client';

import {
  type ListAttribute,
  openRange,
  type RangeAttribute,
  refine,
  roundRangeValue,
  type SearchCriteria,
} from '@forecourt/search/criteria';
import type { RangeValue } from '@forecourt/ui/range-field';
import { FilterCheckList, type FilterOption, FilterRange } from '@forecourt/ui/search-filters';
import type { FilterValue, FilterView } from '../../features/search/search-filters-view';
import { sliderRest, useAfterRest } from '../../features/search/waiting';
import { toggleValue } from './criteria-change';

/** Changes the search: computes the next criteria from the ones at that moment. */
export type Search = (change: (criteria: SearchCriteria) => SearchCriteria) => void;

interface FieldProps {
  /** What the fields show: the search that is drawn. */
  readonly criteria: SearchCriteria;
  readonly search: Search;
}

const optionOf = ({ models, ...option }: FilterValue): FilterOption => ({
  ...option,
  ...(models === undefined || models.values.length === 0
    ? {}
    : { nested: { name: models.attribute, label: 'Select models', options: models.values } }),
});

const isList = (name: string): name is ListAttribute => name !== '';

const ListField = ({
  view,
  criteria: drawn,
  search,
}: FieldProps & { readonly view: Extract<FilterView, { readonly kind: 'list' }> }) => (
  <FilterCheckList
    name={view.attribute}
    label={view.label}
    options={view.values.map(optionOf)}
    ticksOf={drawn}
    onToggle={(name, value, checked) => {
      if (isList(name)) search((criteria) => toggleValue(criteria, name, value, checked));
    }}
    {...(view.note === undefined ? {} : { note: view.note })}
    {...(view.limit === undefined ? {} : { limit: view.limit })}
    {...(view.attribute === 'make' ? { moreLabel: 'Show all makes', lessLabel: 'Hide extra makes' } : {})}
  />
);

const units: Record<RangeAttribute, { readonly prefix?: string; readonly suffix?: string; readonly plain?: boolean }> =
  {
    price: { prefix: '$' },
    subscription_price: { prefix: '$' },
    weekly_repayment: { prefix: '$' },
    km: { suffix: 'km' },
    year: { plain: true },
  };

const RangeField = ({
  view,
  search,
}: FieldProps & { readonly view: Extract<FilterView, { readonly kind: 'range' }> }) => {
  const { attribute, bounds, step, range, label } = view;
  const commit = useAfterRest((set: RangeValue) => {
    const asked = openRange(set, bounds);
    search((criteria) => {
      const { [attribute]: _range, ...others } = refine(criteria, {});
      return asked === null ? others : { ...others, [attribute]: asked };
    });
  }, sliderRest);
  return (
    <FilterRange
      name={attribute}
      label={label}
      min={bounds.min}
      max={bounds.max}
      step={step}
      value={range}
      round={(figure) => roundRangeValue(attribute, figure)}
      onCommit={commit.call}
      {...units[attribute]}
      presets={view.presets}
    />
  );
};

/** The fields of one filter, whichever kind it is. */
export const FilterFields = ({ view, ...field }: FieldProps & { readonly view: FilterView }) =>
  view.kind === 'list' ? <ListField view={view} {...field} /> : <RangeField view={view} {...field} />;
