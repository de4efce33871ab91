import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { PageNotice } from './page-notice';

const meta: Meta<typeof PageNotice> = {
  title: 'Blocks/Announcement',
  component: PageNotice,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['Title', 'Text', 'Link'],
      do: ['News that nobody who reads the page should miss.'],
      dont: ['The line over all pages is AnnouncementBar; faults and successes are Alert.'],
      accessibility: ['Text in the order of the page; nothing is announced twice.'],
      keyboard: keys.links,
      content: ['Say from when to when it holds.', 'One link at most.'],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof PageNotice>;

export const WithLink: Story = {
  args: { text: 'Closed on Monday for stocktaking.', link: { label: 'Contact us', href: '/contact' } },
};
export const LongWords: Story = {
  args: { text: longWord.repeat(4) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
