import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '../../src/breadcrumbs/breadcrumbs';
import { LinkButton } from '../../src/button/link-button';
import { EmptyState } from '../../src/empty-state/empty-state';
import { Pagination } from '../../src/pagination/pagination';
import { ActiveChips } from '../../src/search-filters/active-chips';
import { FilterCheckList } from '../../src/search-filters/filter-check-list';
import { FilterRange } from '../../src/search-filters/filter-range';
import { SearchBox } from '../../src/search-filters/search-box';
import { SortSelect } from '../../src/search-filters/sort-select';
import type { SearchFilter, SearchLayoutProps } from '../../src/search-layout/search-layout';
import { ResultsSkeleton } from '../../src/search-results/results-skeleton';
import { SearchError } from '../../src/search-results/search-error';
import { type LedgerHead, VehicleCardList } from '../../src/vehicle-card/vehicle-card-list';
import { sampleCards } from '../sample-vehicles';
import { isWholePage, pageParameters, pageStory } from './site-page';
import type { TemplateChoice } from './templates';

const meta: Meta = { title: 'Pages/Results', tags: ['!autodocs'], parameters: pageParameters };
export default meta;

const { belowMarket, justIn, certified, demo, comingSoon, reserved, sold, noPhoto, longName } = sampleCards;
const found = [belowMarket, justIn, certified, demo, comingSoon, reserved, sold, noPhoto, longName];

const heads: readonly LedgerHead[] = [
  { label: 'Vehicle' },
  { label: 'Odometer', href: '/search?sortBy=km-asc' },
  { label: 'Fuel' },
  { label: 'Transmission' },
  { label: 'Key spec', varies: true },
  { label: 'Price', href: '/search?sortBy=price-asc', sorted: 'ascending' },
];

const choices = (name: string, label: string, ...values: readonly string[]) => (
  <FilterCheckList
    name={name}
    label={label}
    options={values.map((value, place) => ({ value, label: value, count: 214 - place * 23, checked: place === 0 }))}
  />
);

const filters: readonly SearchFilter[] = [
  {
    id: 'car_type',
    label: 'Condition',
    value: 'Used',
    activeCount: 1,
    open: true,
    prominent: true,
    content: choices('car_type', 'Condition', 'Used', 'Demo', 'New'),
  },
  {
    id: 'price',
    label: 'Price',
    value: 'Up to $65,000',
    activeCount: 1,
    open: true,
    prominent: true,
    content: (
      <FilterRange name="price" label="Price" min={0} max={100_000} step={1000} value={[0, 65_000]} prefix="$" />
    ),
  },
  { id: 'make', label: 'Make', activeCount: 0, prominent: true, content: choices('make', 'Make', 'Toyota', 'Mazda') },
  { id: 'body', label: 'Body', activeCount: 0, prominent: true, content: choices('body', 'Body', 'SUV', 'Ute') },
  { id: 'fuel', label: 'Fuel', activeCount: 0, content: choices('fuel', 'Fuel', 'Petrol', 'Diesel', 'Hybrid') },
  { id: 'seats', label: 'Seats', activeCount: 0, content: choices('seats', 'Seats', '5 seats', '7 seats') },
];

const results = ({ Card, cards }: TemplateChoice): ReactNode => (
  <VehicleCardList label="Search results" layout={cards} {...(cards === 'rows' ? { heads } : {})}>
    {found.map((card) => (
      <li key={card.href}>
        <Card {...card} headingLevel={2} />
      </li>
    ))}
  </VehicleCardList>
);

const search: Omit<SearchLayoutProps, 'results'> = {
  action: '/search',
  breadcrumbs: <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Used cars' }]} />,
  title: 'Used cars',
  countText: '972 cars',
  searchBox: <SearchBox label="Search stock" placeholder="Make, model or stock no." value="" />,
  filters,
  activeCount: 2,
  chips: (
    <ActiveChips
      clearHref="/search"
      filters={[
        { id: 'used', label: 'Used', href: '/search' },
        { id: 'price', label: 'Up to $65,000', href: '/search/used-cars' },
      ]}
    />
  ),
  sort: <SortSelect value="price-asc" options={[{ value: 'price-asc', label: 'Price, low to high' }]} />,
  pagination: (
    <Pagination page={1} pageCount={47} hrefFor={(page) => `/search?page=${page}`} summary="Page 1 of 47, 972 cars" />
  ),
  showLabel: 'Show Me 972 cars',
  clearHref: '/search',
};

const resultsPage = (state: (template: TemplateChoice) => Partial<SearchLayoutProps>) =>
  pageStory({
    path: '/search/used-cars',
    content: (template) => <template.SearchLayout {...search} results={results(template)} {...state(template)} />,
  });

export const Found: StoryObj = { ...resultsPage(() => ({})), play: isWholePage };

/** Nothing meets the filters: the page says so and offers the way back. */
export const Empty: StoryObj = {
  ...resultsPage(() => ({
    countText: '0 cars',
    empty: (
      <EmptyState
        title="No Results Available"
        actions={
          <LinkButton href="/search" kind="ink">
            Clear Filters
          </LinkButton>
        }
      >
        No results found for your search at this time. Please try adjusting the filters for more results.
      </EmptyState>
    ),
  })),
  play: async (context) => {
    await isWholePage(context);
    await expect(context.canvas.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  },
};

/** The first answer is on its way: its places are kept. */
export const Loading: StoryObj = {
  ...resultsPage(({ skeleton }) => ({
    countText: 'Searching',
    results: <ResultsSkeleton layout={skeleton} count={6} />,
    pagination: undefined,
  })),
  play: isWholePage,
};

/** The search failed: what was found before stays, with a sentence and a way to try again over it. */
export const Failed: StoryObj = {
  ...resultsPage(() => ({
    error: <SearchError message="Check your connection and try again." retryHref="/search/used-cars" />,
  })),
  play: async (context) => {
    await isWholePage(context);
    await expect(context.canvas.getByRole('alert')).toBeVisible();
    await expect(context.canvas.getByRole('list', { name: 'Search results' })).toBeVisible();
  },
};
