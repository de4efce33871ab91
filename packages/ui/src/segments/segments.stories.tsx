import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { Segments } from './segments';

const meta: Meta<typeof Segments> = {
  title: 'Controls/Segments',
  component: Segments,
  tags: ['stable'],
  args: {
    label: 'Repayments',
    name: 'frequency',
    options: [
      { value: 'weekly', label: 'Weekly' },
      { value: 'fortnightly', label: 'Fortnightly' },
      { value: 'monthly', label: 'Monthly' },
    ],
    defaultValue: 'weekly',
    onChoose: fn(),
  },
  parameters: guide({
    anatomy: ['Name of the group', 'Two to four parts', 'The chosen one'],
    do: ['Two to four short choices of which one is always in force, such as a period.'],
    dont: [
      'For parts of a page use section links: segments choose a value and do not show or hide anything.',
      'For choices that need a sentence each use RadioCards.',
    ],
    accessibility: [
      'They are radio buttons in a named group: Tab reaches the chosen one, arrow keys change it.',
      'The chosen part differs by its weight and by its ground or stroke; with forced colours it has an outline.',
    ],
    keyboard: keys.radios,
    content: ['One word a part: “Weekly”, “Monthly”.'],
  }),
};
export default meta;

type Story = StoryObj<typeof Segments>;

export const Three: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Fortnightly' })).toBeChecked();
    await expect(args.onChoose).toHaveBeenLastCalledWith('fortnightly');
  },
};

export const Two: Story = {
  args: {
    label: 'Period',
    options: [
      { value: 'weekly', label: 'Weekly' },
      { value: 'monthly', label: 'Monthly' },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    options: [
      { value: 'weekly', label: 'Every second Wednesday' },
      { value: 'monthly', label: 'Rindfleischetikettierung' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: '16rem' }}>{Story()}</div>],
};
