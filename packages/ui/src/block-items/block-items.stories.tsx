import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord, samplePicture } from '../../.storybook/sample-site';
import { BlockItems } from './block-items';

const meta: Meta<typeof BlockItems> = {
  title: 'Blocks/Items',
  component: BlockItems,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['Picture, sign or number', 'Title of each', 'A sentence or two', 'A link, where one leads on'],
      do: ['Cards, steps and people: things of one kind beside each other.'],
      dont: ['For vehicles take their cards.'],
      accessibility: ['A list; numbered where the order matters, and then the browser counts.'],
      keyboard: keys.links,
      content: [
        'Titles of one block have the same form: all nouns or all verbs.',
        'Texts of about the same length, so that the row ends together.',
      ],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof BlockItems>;

const items = ['Sell', 'Service', 'Parts'].map((title, at) => ({
  title,
  text: 'What is done, in a line or two that say it plainly.',
  picture: samplePicture(at),
  links: [{ label: 'See more', href: `/${title.toLowerCase()}` }],
}));

export const Cards: Story = { args: { items } };
export const Steps: Story = {
  args: { numbered: true, columns: 2, items: items.map(({ title, text }) => ({ title, text })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const People: Story = {
  args: { shape: 'portrait', items: items.map(({ picture }) => ({ title: 'Ada Sample', note: 'Sales', picture })) },
};
export const None: Story = { args: { items: [] } };
export const Twenty: Story = {
  args: { columns: 4, items: Array.from({ length: 20 }, (_, at) => ({ title: `Number ${at + 1}` })) },
};
export const LongWords: Story = {
  args: { items: items.map((item) => ({ ...item, title: longWord, note: longWord, text: longWord })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
