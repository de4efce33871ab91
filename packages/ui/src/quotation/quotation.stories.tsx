import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { Quotation } from './quotation';

const meta: Meta<typeof Quotation> = {
  title: 'Blocks/Quotation',
  component: Quotation,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['The sentence', 'Whose it is'],
      do: ['One sentence of somebody, set large.'],
      dont: ['Reviews with stars have cards of their own.'],
      accessibility: ['A figure with a block quotation; its caption says whose words they are.'],
      keyboard: keys.none,
      content: ['The words as they were said; cuts are marked.', 'Name and role, with their leave.'],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof Quotation>;

export const Short: Story = {
  args: { words: 'I came for a bolt and left with a ute.', by: 'A. Sample', role: 'Customer since 2019' },
};
export const LongWords: Story = {
  args: { words: `${longWord} `.repeat(12), by: longWord },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
