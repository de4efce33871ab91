export { ActiveChips, type ActiveChipsProps, type ActiveFilter } from './active-chips';
export {
  FilterCheckList,
  type FilterCheckListProps,
  type FilterNestedOptions,
  type FilterOption,
} from './filter-check-list';
export { FilterGroup, type FilterGroupProps } from './filter-group';
export { FilterRange, type FilterRangeProps } from './filter-range';
export { SearchBox, type SearchBoxProps } from './search-box';
export { ShowMeBar, type ShowMeBarProps } from './show-me-bar';
export { SortSelect, type SortSelectProps } from './sort-select';
