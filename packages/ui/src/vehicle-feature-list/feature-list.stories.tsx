import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { FeatureList } from './feature-list';

const fitted = [
  'Adaptive cruise control',
  'Apple CarPlay, wireless',
  'Blind spot monitor',
  'Heated front seats',
  'LED headlights',
  'Power tailgate',
  'Reverse camera',
  'Roof rails',
  'Side steps',
  'Tow bar and harness',
  'Tub liner',
];

const meta: Meta<typeof FeatureList> = {
  title: 'Vehicle/Feature list',
  component: FeatureList,
  tags: ['stable'],
  args: { features: fitted },
  parameters: guide({
    anatomy: ['The first features, in columns', 'Button', 'The others'],
    do: ['What is fitted, most wanted first.'],
    dont: ['Facts with a value are specifications.', 'What every car has, such as wheels, is left out.'],
    accessibility: ['One list; those unfolded follow in order, and the button says whether it is open.'],
    keyboard: keys.buttons,
    content: ['Nouns as a buyer knows them, not option codes.', 'One feature a line.'],
  }),
};
export default meta;

type Story = StoryObj<typeof FeatureList>;

/** Eight at first, then all of them, then eight again. */
export const Long: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 11 features', expanded: false }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide features', expanded: true }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const Short: Story = {
  args: { features: fitted.slice(0, 8), columns: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
