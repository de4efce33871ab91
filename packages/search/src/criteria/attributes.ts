/**
 * Filters whose values are lists, by their name in URLs. The order is the order in which canonical URLs print them:
 * it is an API, append only.
 */
export const listAttributes = [
  'make',
  'model',
  'make_model',
  'badge',
  'car_type',
  'item_type',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
  'price_range',
  'weekly_price_range',
  'state',
  'city',
  'location_name',
  'dealership_slug',
  'dealership_name',
  'categories',
  'filtered_features',
  'status',
  'tag',
  'certified',
  'berths',
] as const;
/** A filter by a list of values. */
export type ListAttribute = (typeof listAttributes)[number];

/** Filters whose value is a range of numbers, by their name in URLs; AUD dollars, years, kilometres. */
export const rangeAttributes = ['price', 'year', 'km', 'subscription_price', 'weekly_repayment'] as const;
/** A filter by a range of numbers. */
export type RangeAttribute = (typeof rangeAttributes)[number];

/** Sort orders by their name in URLs (SRCH-13). No name is the default order, custom_rank descending (SRCH-29). */
export const sortNames = ['newest', 'price-asc', 'price-desc', 'weekly-asc', 'km-asc', 'year-desc'] as const;
/** A sort order by its name in URLs. */
export type SortName = (typeof sortNames)[number];

/** Sort orders as a shopper reads them. */
export const sortLabels = {
  newest: 'Newest first',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  'weekly-asc': 'Weekly repayment, low to high',
  'km-asc': 'Kilometres, low to high',
  'year-desc': 'Year, newest first',
} as const satisfies Record<SortName, string>;

/** The order without a name, as a shopper reads it. */
export const defaultSortLabel = 'Recommended';

/**
 * The index attribute behind a list filter: the same name, but for make_model, whose facet holds a vehicle's make and
 * its make with the model, so that one list of values can say "every Mazda and the Toyota HiLux".
 */
export const facetAttribute = (attribute: ListAttribute): string =>
  attribute === 'make_model' ? 'make_model.any' : attribute;
