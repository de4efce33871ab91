import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord, samplePicture } from '../../.storybook/sample-site';
import { BlockSection } from './block-section';

const meta: Meta<typeof BlockSection> = {
  title: 'Blocks/Section',
  component: BlockSection,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['Title', 'Introduction', 'Action at the end of the head', 'Content'],
      do: ['A part of a page that a dealer composes: head and content, as the theme parts them.'],
      dont: ['For parts of a page that the template orders take Section.'],
      accessibility: ['A region named by its heading; without one it is no region.'],
      keyboard: keys.links,
      content: [
        'The title says what the part holds, in at most six words.',
        'The action is a link that names its goal, never “More”.',
      ],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof BlockSection>;

export const Parted: Story = {
  args: { title: 'How we work', text: 'In three lines.', children: <p>What stands beside or under the head.</p> },
};
export const Narrow: Story = { args: { title: 'Write to us', width: 'narrow', children: <p>A form, a film.</p> } };
export const Headless: Story = { args: { children: <p>Content alone.</p> } };
export const LongWords: Story = {
  args: {
    title: longWord,
    text: longWord,
    width: 'full',
    children: <img {...samplePicture()} alt="" style={{ maxWidth: '100%' }} />,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
