import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord, samplePicture } from '../../.storybook/sample-site';
import { type ModelTile, ModelTiles } from './model-tiles';

const model = (name: string, at: number): ModelTile => ({
  key: name,
  name,
  href: `/${name.toLowerCase()}`,
  price: 'From $39,990',
  note: 'Drive away, 12 in stock',
  image: { ...samplePicture(at), fit: 'contain' },
});
const models = ['RAV4', 'HiLux', 'Corolla', 'Camry'].map(model);

const meta: Meta<typeof ModelTiles> = {
  title: 'Content/Model tiles',
  component: ModelTiles,
  tags: ['stable'],
  args: { label: 'Toyota models', models },
  parameters: guide({
    anatomy: ['Picture', 'Name', 'Lowest price', 'How many'],
    do: ['The range of a make: on the page of a brand, in the model directory under its make.'],
    dont: ['For single vehicles take the cards of the template: they say condition and kilometres.'],
    accessibility: ['A list with a name; the heading of each tile is its one link.'],
    keyboard: keys.links,
    content: ['The name without its make, which the page says.', 'Prices with “From” and their type.'],
  }),
};
export default meta;

type Story = StoryObj<typeof ModelTiles>;

export const Range: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Toyota models' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

export const Twenty: Story = {
  args: { models: Array.from({ length: 20 }, (_, at) => ({ ...model(`Model ${at}`, at % 3), key: String(at) })) },
};

export const WithoutPictureAndPrice: Story = {
  args: { models: [{ key: 'a', name: 'Prado', href: '/prado', note: '1 in stock', image: null, shape: 'suv' }] },
};

export const None: Story = {
  args: { models: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { models: [{ ...model(longWord, 0), price: longWord, note: longWord }, ...models] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
