import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord, samplePicture } from '../../.storybook/sample-site';
import { Container } from '../layout/layout';
import { PictureStrip } from './picture-strip';

const meta: Meta<typeof PictureStrip> = {
  title: 'Blocks/Gallery',
  component: PictureStrip,
  tags: ['stable'],
  // As on pages: the strip keeps room for a focus ring in the gutter beside it.
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: {
    ...guide({
      anatomy: ['Title', 'Pictures', 'Previous and next', 'Count'],
      do: ['Pictures of a place, a team, an event.'],
      dont: ['A vehicle has its Gallery.'],
      accessibility: ['A carousel that turns by finger, button and key; without scripts a strip that scrolls.'],
      keyboard: [
        ['Tab', 'Moves to the buttons'],
        ['Arrow left, Arrow right', 'Turn'],
        ['Home, End', 'Turn to the first and the last'],
      ],
      content: ['Words of each picture say who or what is seen, and where.'],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof PictureStrip>;

const pictures = [0, 1, 2, 3, 4].map((at) => ({
  ...samplePicture(at),
  alt: `The yard from side ${at + 1}`,
  caption: `View ${at + 1}`,
}));

export const Five: Story = { args: { label: 'The yard', pictures } };
export const One: Story = { args: { label: 'The yard', pictures: pictures.slice(0, 1) } };
export const None: Story = { args: { label: 'The yard', pictures: [] } };
export const LongWords: Story = {
  args: { label: longWord, pictures: pictures.map((picture) => ({ ...picture, caption: longWord })) },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
