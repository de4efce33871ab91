import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord, samplePicture } from '../../.storybook/sample-site';
import { PictureText } from './picture-text';

const meta: Meta<typeof PictureText> = {
  title: 'Blocks/Picture and text',
  component: PictureText,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: ['Text beside one picture that belongs to it.'],
      avoid: ['Several pictures are a strip.'],
      accessibility: ['A region named by its heading; the picture says what it shows.'],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof PictureText>;

export const AtTheEnd: Story = {
  args: {
    title: 'A yard by the lake',
    picture: samplePicture(),
    children: <p>Two yards, and a lake between them.</p>,
    link: { label: 'Find us', href: '/contact' },
  },
};
export const AtTheStart: Story = { args: { ...AtTheEnd.args, side: 'start' } };
export const LongWords: Story = {
  args: {
    title: longWord,
    picture: samplePicture(),
    children: <p style={{ overflowWrap: 'anywhere' }}>{longWord.repeat(5)}</p>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
