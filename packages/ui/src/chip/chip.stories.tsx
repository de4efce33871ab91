import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { TextButton } from '../text-link/text-link';
import { Chip, ChipList } from './chip';

const remove = fn();

const meta: Meta<typeof Chip> = {
  title: 'Controls/Chip',
  component: Chip,
  subcomponents: { ChipList },
  tags: ['stable'],
  parameters: guide({
    anatomy: ['The filter in force', 'Cross', 'The row around it, with a way to clear'],
    do: [
      'For a filter in force over the results: pressing it takes the filter away.',
      'With an address where the page can do without it, so that it works without scripts.',
    ],
    dont: ['To choose a filter take a check list or segments.', 'A state of a vehicle is a tag.'],
    accessibility: ['Its name is Remove and the filter.', 'The row is a group with its own name.'],
    keyboard: [
      ['Tab', 'Moves from chip to chip'],
      ['Enter', 'Takes the filter away'],
      ['Space', 'Takes the filter away where the chip is a button: one with an address is a link'],
    ],
    content: [
      'Value with its unit, no name of the filter: “Under 75,000 km”.',
      'The cross is named “Remove” and the words of the chip.',
    ],
  }),
};
export default meta;

export const Filters: StoryObj<typeof Chip> = {
  render: () => (
    <ChipList label="Filters in force">
      <Chip label="Demo" onRemove={remove} />
      <Chip label="$15,000 to $65,000" href="/search?km=0:75000" />
      <Chip label="Under 75,000 km" href="/search?price=15000:65000" />
      <TextButton>Clear Filters</TextButton>
    </ChipList>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Demo' }));
    await expect(remove).toHaveBeenCalledOnce();
  },
  beforeEach: () => {
    remove.mockClear();
  },
};

export const AsLink: StoryObj<typeof Chip> = {
  args: { label: 'SUV', href: '/search' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove SUV' })).toHaveAttribute('href', '/search');
  },
};

export const Many: StoryObj<typeof Chip> = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => (
    <ChipList label="Filters in force">
      {['Toyota', 'RAV4', 'Hybrid', 'Automatic', 'Under 75,000 km', '$15,000 to $65,000', 'Moorooka'].map((label) => (
        <Chip key={label} label={label} onRemove={remove} />
      ))}
    </ChipList>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const LongWords: StoryObj<typeof Chip> = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { label: longWord, href: '/search' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
