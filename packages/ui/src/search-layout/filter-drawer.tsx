'use client';

import { useState } from 'react';
import { Drawer } from '../modal/drawer';
import { ShowMeBar } from '../search-filters/show-me-bar';
import { FilterPanel } from './filter-panel';
import { scrollToTop } from './scroll-to-top';
import type { SearchLayoutProps } from './search-layout';

/** Whether the drawer of filters is open, and the ways to change it. */
export const useFilterDrawer = (onOpenFilters: SearchLayoutProps['onOpenFilters']) => {
  const [open, setOpen] = useState(false);
  return {
    open,
    show: () => {
      setOpen(true);
      onOpenFilters?.();
    },
    close: () => setOpen(false),
  };
};

type FilterDrawerProps = Pick<
  SearchLayoutProps,
  | 'action'
  | 'onSubmit'
  | 'searchBox'
  | 'filters'
  | 'activeCount'
  | 'showLabel'
  | 'filtersLabel'
  | 'clearHref'
  | 'clearLabel'
  | 'onClear'
> & {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly side?: 'left' | 'right';
  readonly words?: boolean;
};

/** All filters in a sheet from the side, ending in how many vehicles they leave. */
export const FilterDrawer = ({
  open,
  onClose,
  side = 'right',
  words,
  action,
  onSubmit,
  searchBox,
  filters,
  activeCount,
  showLabel,
  filtersLabel = 'Filters',
  clearHref,
  clearLabel,
  onClear,
}: FilterDrawerProps) => (
  <Drawer
    open={open}
    onClose={onClose}
    side={side}
    title={filtersLabel}
    closeLabel={`Close ${filtersLabel.toLowerCase()}`}
    footer={
      <ShowMeBar
        label={showLabel}
        onShow={() => {
          onClose();
          scrollToTop();
        }}
        {...{ clearLabel, onClear }}
        clearHref={activeCount > 0 ? clearHref : undefined}
      />
    }
  >
    {/* It stands outside the form of the page; Enter and the arrow of the search box send its words here, too. */}
    <form action={action} {...(onSubmit === undefined ? {} : { onSubmit })}>
      <FilterPanel searchBox={searchBox} filters={filters} words={words} />
    </form>
  </Drawer>
);
