import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import type { RangeValue } from '../range-field/range';
import { ActiveChips } from './active-chips';
import { FilterCheckList, type FilterOption } from './filter-check-list';
import { FilterGroup } from './filter-group';
import { FilterRange } from './filter-range';
import { SearchBox } from './search-box';
import { ShowMeBar } from './show-me-bar';
import { SortSelect } from './sort-select';

const makes = ['Toyota', 'Mazda', 'Hyundai', 'Kia', 'Ford', 'Nissan', 'Volkswagen', 'Subaru', 'MG', 'BYD'];
const options: readonly FilterOption[] = makes.map((make, index) => ({
  value: make,
  label: make,
  count: 146 - index * 12,
  checked: false,
}));

const meta: Meta<typeof FilterCheckList> = {
  title: 'Search/Filters',
  component: FilterCheckList,
  subcomponents: { ActiveChips, FilterGroup, FilterRange, SearchBox, ShowMeBar, SortSelect },
  tags: ['stable'],
  args: {
    name: 'make',
    label: 'Make',
    options,
    limit: 7,
    moreLabel: 'Show all makes',
    lessLabel: 'Hide extra makes',
  },
  parameters: guide({
    anatomy: [
      'Group: title, count, fold',
      'Check list, with counts',
      'Range: scale and two fields',
      'Search box',
      'Chips of what is in force',
      'Order',
      'On to the results',
    ],
    do: [
      'The contents of a search’s filters, in the layout of the template.',
      'Counts beside each choice, so that nobody ticks into nothing.',
      'Chips over the results for everything in force.',
    ],
    dont: ['Not for forms that send data: take the fields.', 'No filter for what every vehicle has.'],
    accessibility: [
      'Each group is a fieldset or a details named by its title, with the number of its choices.',
      'Ticking announces the new count, not the list.',
      'Without scripts the filters are a GET form with a button.',
    ],
    keyboard: [
      ['Tab', 'Moves through the filters in order'],
      ['Enter, Space', 'Opens a group; ticks a box'],
      ['Arrow keys', 'Move a thumb by a step'],
      ['Enter', 'In a field settles the figure'],
    ],
    content: ['Filters are nouns: “Body”, “Kilometres”.', 'The last button says what comes: “Show 348 vehicles”.'],
  }),
};
export default meta;

type Story = StoryObj<typeof FilterCheckList>;

const toggled = fn();

/** The list as a search uses it: the caller keeps what is ticked. */
const Kept = (list: ComponentProps<typeof FilterCheckList>) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <FilterGroup label="Make" activeCount={chosen.length} open>
      <FilterCheckList
        {...list}
        options={list.options.map((option) => ({
          ...option,
          checked: chosen.includes(option.value),
          nested: {
            name: 'model',
            label: 'Select models',
            options: ['RAV4', 'Camry'].map((model) => ({
              value: model,
              label: model,
              checked: chosen.includes(model),
            })),
          },
        }))}
        onToggle={(name, value, checked) => {
          toggled(name, value, checked);
          setChosen((before) => (checked ? [...before, value] : before.filter((other) => other !== value)));
        }}
      />
    </FilterGroup>
  );
};

export const Makes: Story = {
  name: '[SRCH-08] Seven makes, then Show all and Hide extra; models under a chosen make',
  render: (list) => <Kept {...list} />,
  beforeEach: () => {
    toggled.mockClear();
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await expect(list.getByLabelText(/^Volkswagen/)).toBeVisible();
    await waitFor(() => expect(list.getByRole('checkbox', { name: /^Subaru/ })).not.toBeVisible());
    await userEvent.click(list.getByText('Show all makes'));
    await expect(list.getByRole('checkbox', { name: /^Subaru/ })).toBeVisible();
    await userEvent.click(list.getByText('Hide extra makes'));
    await waitFor(() => expect(list.getByRole('checkbox', { name: /^Subaru/ })).not.toBeVisible());

    await expect(list.queryByText('Select models')).toBeNull();
    await userEvent.click(list.getByRole('checkbox', { name: /^Toyota/ }));
    await expect(list.getByText('Select models')).toBeVisible();
    await userEvent.click(list.getByRole('checkbox', { name: 'Camry' }));
    await expect(toggled.mock.calls).toEqual([
      ['make', 'Toyota', true],
      ['model', 'Camry', true],
    ]);
    await userEvent.click(list.getByRole('checkbox', { name: /^Toyota/ }));
    await expect(list.queryByRole('checkbox', { name: 'Camry' })).toBeNull();
  },
};

export const PlainForm: Story = {
  name: 'Plain inputs of a form without scripts',
  render: (list) => (
    <form aria-label="Search">
      <FilterCheckList {...list} options={options.map((option) => ({ ...option, checked: option.value === 'MG' }))} />
      <FilterRange name="price" label="Price" min={0} max={100_000} step={1_000} value={[15_000, 65_000]} prefix="$" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('checkbox', { name: /^Kia/ }));
    const form = list.getByRole<HTMLFormElement>('form', { name: 'Search' });
    await expect([...new FormData(form).entries()]).toEqual([
      ['make', 'Kia'],
      ['make', 'MG'],
      ['price', '15000:65000'],
    ]);
  },
};

/** A search that is changed elsewhere before the press of a box has been drawn: cleared, say. */
const ClearedMeanwhile = (list: ComponentProps<typeof FilterCheckList>) => {
  const [search, setSearch] = useState({});
  return (
    <>
      <FilterCheckList {...list} ticksOf={search} onToggle={toggled} />
      <button type="button" onClick={() => setSearch({})}>
        Clear
      </button>
    </>
  );
};

export const Cleared: Story = {
  name: 'A box shows its press at once, and what it is given again once that is of another search',
  render: (list) => <ClearedMeanwhile {...list} />,
  play: async ({ canvas }) => {
    const mazda = canvas.getByRole('checkbox', { name: /^Mazda/ });
    await userEvent.click(mazda);
    await expect(mazda).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(mazda).not.toBeChecked();
  },
};

const committed = fn();

const KeptRange = () => {
  const [value, setValue] = useState<RangeValue>([0, 100_000]);
  return (
    <form aria-label="Search">
      <FilterGroup label="Price" value={value[1] < 100_000 ? `Up to $${value[1].toLocaleString('en-AU')}` : 'Any'} open>
        <FilterRange
          name="price"
          label="Price"
          min={0}
          max={100_000}
          step={1_000}
          value={value}
          prefix="$"
          onCommit={(next) => {
            committed(next);
            setValue(next);
          }}
        />
      </FilterGroup>
    </form>
  );
};

export const Range: Story = {
  name: 'A range, typed; nothing is sent while it leaves nothing out',
  render: () => <KeptRange />,
  beforeEach: () => {
    committed.mockClear();
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    const form = list.getByRole<HTMLFormElement>('form', { name: 'Search' });
    await expect(new FormData(form).get('price')).toBeNull();
    const to = list.getByLabelText('To, price');
    await userEvent.clear(to);
    await userEvent.type(to, '65000{Enter}');
    await expect(committed).toHaveBeenLastCalledWith([0, 65_000]);
    await expect(new FormData(form).get('price')).toBe('0:65000');
    await expect(list.getByText('Up to $65,000')).toBeVisible();
  },
};

const KeptKilometres = () => {
  const [value, setValue] = useState<RangeValue>([70_000, 181_000]);
  return (
    <form aria-label="Search">
      <FilterRange
        name="km"
        label="Kilometres"
        min={0}
        max={181_000}
        step={1_000}
        value={value}
        suffix="km"
        presets={[20_000, 60_000, 100_000]}
        onCommit={setValue}
      />
      <FilterCheckList
        name="weekly_price_range"
        label="Weekly repayment"
        note="Estimates at 8.99% p.a. over 5 years. Comparison rate 9.79% p.a. on $30,000. Each vehicle shows its own."
        options={[{ value: ':50', label: 'Under $50', count: 3, checked: false }]}
      />
    </form>
  );
};

export const Presets: Story = {
  name: 'A range by upper ends to choose from; repayments with their rates',
  render: () => <KeptKilometres />,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    const sent = () => new FormData(list.getByRole<HTMLFormElement>('form', { name: 'Search' })).get('km');
    const upTo = list.getByRole('combobox', { name: 'Up to, kilometres' });
    await expect(upTo).toHaveDisplayValue('Any');
    await userEvent.selectOptions(upTo, '100,000 km');
    await expect(sent()).toBe('70000:100000');
    // Below the lower end, which gives way.
    await userEvent.selectOptions(upTo, '60,000 km');
    await expect(sent()).toBe('0:60000');
    const to = list.getByLabelText('To, kilometres');
    await userEvent.clear(to);
    await userEvent.type(to, '75000{Enter}');
    await expect(upTo).toHaveDisplayValue('75,000 km');
    await userEvent.selectOptions(upTo, 'Any');
    await expect(sent()).toBeNull();
    await userEvent.selectOptions(upTo, '20,000 km');
    await expect(list.getByRole('group', { name: 'Weekly repayment' })).toHaveAccessibleDescription(
      /8.99% p.a..*Comparison rate 9.79% p.a./,
    );
  },
};

const removed = fn((_id: string, event: { preventDefault: () => void }) => event.preventDefault());
const cleared = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const Chips: Story = {
  name: '[SRCH-27] Active filters as removable chips',
  render: () => (
    <ActiveChips
      filters={[
        { id: 'car_type used', label: 'Used', href: '/search' },
        { id: 'price', label: '$15,000 to $65,000', href: '/search/used-cars' },
      ]}
      clearHref="/search"
      onRemove={removed}
      onClear={cleared}
    />
  ),
  play: async ({ canvasElement }) => {
    const chips = within(canvasElement);
    const price = chips.getByRole('link', { name: 'Remove $15,000 to $65,000' });
    await expect(price).toHaveAttribute('href', '/search/used-cars');
    await userEvent.click(price);
    await expect(removed.mock.lastCall?.[0]).toBe('price');
    await userEvent.click(chips.getByRole('link', { name: 'Clear Filters' }));
    await expect(cleared).toHaveBeenCalled();
  },
};

export const NoChips: Story = {
  render: () => <ActiveChips filters={[]} clearHref="/search" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

const sorted = fn();
const searched = fn();

export const SortAndWords: Story = {
  render: () => (
    <form id="search-form" aria-label="Search">
      <SearchBox label="Search stock" placeholder="Make, model or stock no." value="" onChange={searched} />
      <SortSelect
        value="newest"
        options={[
          { value: 'newest', label: 'Newest' },
          { value: 'price-asc', label: 'Price, low to high' },
        ]}
        onChange={sorted}
      />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement);
    await userEvent.selectOptions(box.getByLabelText('Sort by'), 'price-asc');
    await expect(sorted).toHaveBeenLastCalledWith('price-asc');
    await userEvent.type(box.getByLabelText('Search stock'), 'k');
    await expect(searched).toHaveBeenLastCalledWith('k');
  },
};

export const ShowMe: Story = {
  render: () => <ShowMeBar label="Show Me 972 cars" clearHref="/search" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show Me 972 cars' })).toHaveAttribute(
      'type',
      'submit',
    );
  },
};
