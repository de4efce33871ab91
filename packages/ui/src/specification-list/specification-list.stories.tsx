import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { SpecificationGroups } from './specification-groups';
import { SpecificationList } from './specification-list';

const meta: Meta<typeof SpecificationList> = {
  title: 'Vehicle/Specification list',
  component: SpecificationList,
  subcomponents: { SpecificationGroups },
  tags: ['stable'],
  args: {
    rows: [
      { label: 'Body', value: 'SUV' },
      { label: 'Engine', value: '2,487 cc, 4 cylinders' },
      { label: 'Braked towing', value: '1,500 kg' },
      { label: 'Series', value: '' },
      { label: 'Colour', value: 'Silver' },
    ],
  },
  parameters: guide({
    anatomy: ['Heading of a group', 'Name', 'Value', 'What is folded'],
    do: [
      'All that is known of a vehicle, as ruled lines, in one to three columns.',
      'SpecificationGroups for groups of them: they flow into columns that end together.',
    ],
    dont: ['For a few facts of weight use KeyFacts.', 'To set vehicles side by side use CompareTable.'],
    accessibility: ['A list of terms: each value is read with its name. Lines without a value are left out.'],
    keyboard: keys.fold,
    content: ['Names as a buyer knows them, values with units.', 'Leave out what is not known.'],
  }),
};
export default meta;

export const EmptyRowsLeftOut: StoryObj<typeof SpecificationList> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Series')).toBeNull();
    await expect(within(canvasElement).getAllByRole('term')).toHaveLength(4);
  },
};

const forty = Array.from({ length: 40 }, (_, place) => ({
  label: `Specification ${place + 1}`,
  value: `Value ${place + 1}`,
}));

export const Forty: StoryObj<typeof SpecificationList> = { args: { rows: forty } };

export const FortyInThreeColumns: StoryObj<typeof SpecificationList> = { args: { rows: forty, columns: 3 } };

export const OneColumn: StoryObj<typeof SpecificationList> = { args: { columns: 1 } };

export const Dense: StoryObj<typeof SpecificationList> = { args: { rows: forty, columns: 3, spacing: 'dense' } };

const groups = [
  { key: 'overview', title: 'Overview', rows: forty.slice(0, 9) },
  { key: 'economy', title: 'Engine and economy', rows: forty.slice(9, 10) },
  { key: 'safety', title: 'Safety', rows: forty.slice(10, 11) },
  { key: 'history', title: 'History and identity', rows: forty.slice(11, 15) },
];

/** The first group shows, the others when they are asked for; groups of one line stand under each other. */
export const Groups: StoryObj<typeof SpecificationList> = {
  name: '[VDP-01/specs] all, or hidden again',
  render: () => <SpecificationGroups groups={groups} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Overview')).toBeVisible();
    await expect(canvas.getByText('Safety')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show all 15 specifications'));
    await expect(canvas.getByText('Safety')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getAllByRole('term')).toHaveLength(15);
    await userEvent.click(canvas.getByText('Hide specifications'));
    await expect(canvas.getByText('Safety')).not.toBeVisible();
  },
};

export const GroupsInThreeColumns: StoryObj<typeof SpecificationList> = {
  render: () => <SpecificationGroups groups={groups} columns={3} spacing="dense" />,
  play: ({ canvas }) => userEvent.click(canvas.getByText('Show all 15 specifications')),
};

/** Nothing is known: no empty list. */
export const None: StoryObj<typeof SpecificationList> = {
  args: { rows: [{ label: 'Series', value: '' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};

export const LongWords: StoryObj<typeof SpecificationList> = {
  args: {
    columns: 1,
    rows: [
      { label: longWord, value: '5' },
      { label: 'Engine', value: longWord },
      { label: `${longWord} ${longWord}`, value: longWord },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: '18rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    for (const row of canvasElement.querySelectorAll('dl > div')) {
      // Half pixels are rounded up on one side and down on the other.
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth + 1);
    }
  },
};
