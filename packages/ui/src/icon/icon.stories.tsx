import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { Cluster } from '../layout/layout';
import { Icon } from './icon';

const meta: Meta<typeof Icon> = {
  title: 'Content/Icon',
  component: Icon,
  tags: ['stable'],
  args: { name: 'car' },
  parameters: guide({
    anatomy: ['The drawing, in the colour of the text', 'Its name, where it stands alone'],
    do: [
      'Beside words, in the colour of the text around it; the whole set is under Foundation.',
      'Filled for what is on: a saved heart, a full star.',
    ],
    dont: ['Alone only where everybody knows it, and then with a name.', 'Makes and payment marks are not icons.'],
    accessibility: [
      'Decoration, hidden from those who listen, unless it has a label; then it is a picture with that name.',
      'A button that is only an icon is the icon button, which has a name and a tooltip.',
    ],
    keyboard: keys.none,
    content: ['A label says what it means, not what it shows: “Saved”, not “Heart”.'],
  }),
};
export default meta;

type Story = StoryObj<typeof Icon>;

export const Named: Story = {
  args: { label: 'Car', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Car' })).toBeVisible();
  },
};

export const Decoration: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Sizes: Story = {
  render: () => (
    <Cluster>
      {(['text', 'small', 'medium', 'large'] as const).map((size) => (
        <Icon key={size} name="map-pin" size={size} />
      ))}
    </Cluster>
  ),
};

export const Filled: Story = {
  render: () => (
    <Cluster>
      <Icon name="heart" />
      <Icon name="heart" filled />
      <Icon name="star" filled />
    </Cluster>
  ),
};
