import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord, samplePicture } from '../../.storybook/sample-site';
import { PictureText } from './picture-text';

const meta: Meta<typeof PictureText> = {
  title: 'Blocks/Picture and text',
  component: PictureText,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['Title', 'Text', 'Picture at one side', 'Link'],
      do: ['Text beside one picture that belongs to it.'],
      dont: ['Several pictures are a strip.'],
      accessibility: ['A region named by its heading; the picture says what it shows.'],
      keyboard: keys.links,
      content: [
        'The text is as long as the picture is high, about 80 words.',
        'The picture’s words say what the text does not.',
      ],
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
