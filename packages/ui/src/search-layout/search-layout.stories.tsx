import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { sampleCards } from '../../.storybook/sample-vehicles';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { LinkButton } from '../button/link-button';
import { EmptyState } from '../empty-state/empty-state';
import { Pagination } from '../pagination/pagination';
import { ActiveChips } from '../search-filters/active-chips';
import { FilterCheckList } from '../search-filters/filter-check-list';
import { FilterRange } from '../search-filters/filter-range';
import { SearchBox } from '../search-filters/search-box';
import { SortSelect } from '../search-filters/sort-select';
import { ResultsGrid, ResultsLedger, ResultsWide } from '../search-results/results-list';
import { ResultsSkeleton } from '../search-results/results-skeleton';
import { SearchError } from '../search-results/search-error';
import { VehicleCardGrid } from '../vehicle-card/vehicle-card-grid';
import { VehicleCardRow } from '../vehicle-card/vehicle-card-row';
import { VehicleCardWide } from '../vehicle-card/vehicle-card-wide';
import type { SearchFilter } from './search-layout';
import { SearchLayoutBar } from './search-layout-bar';
import { SearchLayoutLedger } from './search-layout-ledger';
import { SearchLayoutSidebar } from './search-layout-sidebar';

const choices = (name: string, label: string, ...values: readonly string[]) => (
  <FilterCheckList
    name={name}
    label={label}
    options={values.map((value, index) => ({ value, label: value, count: 97 - index, checked: index === 0 }))}
  />
);

const filters: readonly SearchFilter[] = [
  {
    id: 'car_type',
    label: 'Condition',
    value: 'Used',
    activeCount: 1,
    prominent: true,
    content: choices('car_type', 'Condition', 'Used', 'Demo', 'New'),
  },
  {
    id: 'price',
    label: 'Price',
    value: 'Up to $65,000',
    activeCount: 1,
    prominent: true,
    content: (
      <FilterRange name="price" label="Price" min={0} max={100_000} step={1_000} value={[0, 65_000]} prefix="$" />
    ),
  },
  { id: 'body', label: 'Body', activeCount: 0, prominent: true, content: choices('body', 'Body', 'SUV', 'Ute') },
  { id: 'fuel', label: 'Fuel', activeCount: 0, content: choices('fuel', 'Fuel', 'Petrol', 'Diesel') },
];

const cards = [sampleCards.justIn, sampleCards.reserved, sampleCards.sold];
const grid = (
  <ResultsGrid items={cards.map((card) => ({ key: card.heading, content: <VehicleCardGrid {...card} /> }))} />
);
const wide = (
  <ResultsWide items={cards.map((card) => ({ key: card.heading, content: <VehicleCardWide {...card} /> }))} />
);
const ledger = (
  <ResultsLedger
    heads={[
      { label: 'Vehicle' },
      { label: 'Odometer', href: '/search?sortBy=km-asc' },
      { label: 'Engine' },
      { label: 'Drive' },
      { label: 'Rated for', varies: true },
      { label: 'Price', href: '/search?sortBy=price-asc', sorted: 'ascending' },
    ]}
    items={cards.map((card) => ({ key: card.heading, content: <VehicleCardRow {...card} /> }))}
  />
);

const opened = fn();

const meta: Meta<typeof SearchLayoutSidebar> = {
  title: 'Search/Layout',
  component: SearchLayoutSidebar,
  subcomponents: { SearchLayoutBar, SearchLayoutLedger },
  tags: ['stable'],
  parameters: {
    ...guide({
      anatomy: [
        'Breadcrumbs, title and count',
        'Search box',
        'Filters: column, bar or drawer',
        'Chips',
        'Order',
        'Results',
        'Pages',
        'Empty state or error',
      ],
      do: [
        'The whole page of results: sidebar for a group, bar for a showroom, ledger for a yard.',
        'Keep earlier results while new ones come, and mark the area busy.',
      ],
      dont: ['Do not pick the layout by search: a template has one.', 'An error does not clear what was found before.'],
      accessibility: [
        'The count is announced when it changes.',
        'The filters are a form that works without scripts; the drawer is a modal dialog.',
        'One h1, which says what is searched.',
      ],
      keyboard: [
        ['Tab', 'Moves through filters, order and results'],
        ['Enter, Space', 'Opens the drawer'],
        ['Escape', 'Closes the drawer, and the focus goes back'],
      ],
      content: [
        'The title says what is shown, the count how many and where: “972 cars in five locations”.',
        'The empty state says which filter to loosen.',
      ],
    }),
    layout: 'fullscreen',
  },
  beforeEach: () => {
    opened.mockClear();
  },
  args: {
    action: '/search',
    hiddenFields: [{ name: 'dealership_slug', value: 'moorooka' }],
    breadcrumbs: <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Used cars' }]} />,
    title: 'Used cars',
    countText: '972 cars in five Brisbane locations',
    searchBox: <SearchBox label="Search stock" placeholder="Make, model or stock no." value="" />,
    filters,
    activeCount: 2,
    chips: (
      <ActiveChips
        clearHref="/search"
        filters={[
          { id: 'car_type used', label: 'Used', href: '/search' },
          { id: 'price', label: 'Up to $65,000', href: '/search/used-cars' },
        ]}
      />
    ),
    sort: <SortSelect value="newest" options={[{ value: 'newest', label: 'Newest' }]} />,
    results: grid,
    pagination: (
      <Pagination page={1} pageCount={47} hrefFor={(page) => `/search?page=${page}`} summary="Page 1 of 47, 972 cars" />
    ),
    showLabel: 'Show Me 972 cars',
    clearHref: '/search',
    onOpenFilters: opened,
  },
};
export default meta;

type Story = StoryObj<typeof SearchLayoutSidebar>;

const phone = { globals: { viewport: { value: 'mobile2', isRotated: false } } } as const;

const searchForm = (canvasElement: HTMLElement): HTMLFormElement => {
  const form = canvasElement.querySelector<HTMLFormElement>('form#search-form');
  if (form === null) throw new Error('The layout has no form.');
  return form;
};

export const Sidebar: Story = {
  name: '[SRCH-27] Sidebar: every field belongs to one GET form',
  play: async ({ canvasElement }) => {
    const form = searchForm(canvasElement);
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form).toHaveAttribute('action', '/search');
    await expect([...new FormData(form).entries()]).toEqual([
      ['sortBy', 'newest'],
      ['dealership_slug', 'moorooka'],
      ['car_type', 'Used'],
      ['price', '0:65000'],
      ['body', 'SUV'],
      ['fuel', 'Petrol'],
    ]);
    const count = within(canvasElement).getByText('972 cars in five Brisbane locations');
    await expect(count).toHaveAttribute('role', 'status');
  },
};

export const SidebarOnPhone: Story = {
  ...phone,
  name: '[SRCH-10] Show Me closes the filters and scrolls to the top',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    window.scrollTo({ top: 400 });
    // One alone: the dock's.
    const button = page.getByRole('link', { name: /^Filters/ });
    await userEvent.click(button);
    await expect(opened).toHaveBeenCalledOnce();
    const drawer = within(await page.findByRole('dialog', { name: 'Filters' }));
    await expect(drawer.getByRole('checkbox', { name: /^Demo/ })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Show Me 972 cars' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

export const Bar: Story = {
  name: 'Bar: chief filters unfold, one at a time; the rest waits in a drawer',
  args: { results: wide },
  render: (search) => <SearchLayoutBar {...search} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const facet = (label: string) =>
      [...searchForm(canvasElement).querySelectorAll('summary')].find(({ textContent }) =>
        textContent.startsWith(label),
      ) ?? canvasElement;
    await userEvent.click(facet('Condition'));
    await expect(page.getByRole('checkbox', { name: /^Demo/ })).toBeVisible();
    await userEvent.click(facet('Body'));
    await expect(page.getByRole('checkbox', { name: /^Ute/ })).toBeVisible();
    await waitFor(() => expect(page.getByRole('checkbox', { name: /^Demo/ })).not.toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.getByRole('checkbox', { name: /^Ute/ })).not.toBeVisible());

    await userEvent.click(page.getByRole('link', { name: /^All filters/ }));
    const drawer = await page.findByRole('dialog', { name: 'All filters' });
    await userEvent.click(within(drawer).getByText('Fuel', { selector: 'summary *' }));
    await expect(within(drawer).getByRole('checkbox', { name: /^Petrol/ })).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close all filters' }));
    await waitFor(() => expect(drawer).not.toBeVisible());
  },
};

export const BarOnPhone: Story = { ...Bar, ...phone, name: 'Bar on a phone', play: undefined };

export const Ledger: Story = { args: { results: ledger }, render: (search) => <SearchLayoutLedger {...search} /> };

export const LedgerOnPhone: Story = { ...Ledger, ...phone };

export const Empty: Story = {
  name: '[SRCH-09] Nothing found',
  args: {
    countText: '0 cars',
    empty: (
      <EmptyState title="No Results Available" actions={<LinkButton href="/search">Clear Filters</LinkButton>}>
        No results found for your search at this time. Please try adjusting the filters for more results.
      </EmptyState>
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
    await expect(page.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await expect(page.queryByRole('list', { name: 'Vehicles' })).toBeNull();
  },
};

const retried = fn();

export const Failed: Story = {
  name: '[SRCH-05] An error is announced and keeps what was found before',
  args: { error: <SearchError message="Check your connection and try again." onRetry={retried} /> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent("We couldn't update your results");
    await expect(page.getByRole('list', { name: 'Vehicles' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(retried).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  name: '[SRCH-05] Loading keeps what was found before',
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('#search-results')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('list', { name: 'Vehicles' })).toBeVisible();
  },
  // Half-transparent while it lasts: its contrast is not meant to be read.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

export const FirstLoad: Story = {
  args: { results: <ResultsSkeleton layout="grid" count={3} />, pagination: undefined },
};

export const LongWords: Story = {
  ...phone,
  args: {
    title: longWord,
    countText: longWord,
    chips: <ActiveChips clearHref="/search" filters={[{ id: longWord, label: longWord, href: '/search' }]} />,
    filters: [{ id: longWord, label: longWord, activeCount: 1, content: choices('make', longWord, longWord, 'Mazda') }],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
