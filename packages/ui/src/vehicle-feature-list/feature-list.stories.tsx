import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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
  args: { features: fitted },
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
