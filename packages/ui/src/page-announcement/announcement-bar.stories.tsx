import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { AnnouncementBar } from './announcement-bar';

const key = 'story-announcement';

const meta: Meta<typeof AnnouncementBar> = {
  title: 'Page/Announcement bar',
  component: AnnouncementBar,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['One line', 'Link', 'Cross'],
      do: ['For one line of news over the whole site: late opening, a stocktake.'],
      dont: [
        'A promotion with a picture is the site popup; an error is an alert.',
        'One line: what needs two belongs on a page it leads to.',
      ],
      accessibility: [
        'A named region; the cross says what it dismisses.',
        'It is in the HTML of the page, so nothing moves for those who see it.',
        'Once dismissed it stays so for that text and site; other words are news again.',
      ],
      keyboard: [
        ['Tab', 'Moves to the link and the cross'],
        ['Enter', 'Follows the link'],
        ['Enter, Space', 'Dismisses the bar'],
      ],
      content: ['One sentence of at most twelve words, the day in it.', 'The cross is named for what it dismisses.'],
    }),
  },
  beforeEach: () => localStorage.removeItem(key),
  args: {
    text: 'Moorooka is open to 7 pm every Thursday in November.',
    link: { label: 'Hours and directions', href: '/contact' },
    storageKey: key,
  },
};
export default meta;

type Story = StoryObj<typeof AnnouncementBar>;

export const Dismissed: Story = {
  name: '[ANNC-01] Can be dismissed and stays so',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Dismiss announcement' }));
    await expect(page.queryByRole('region', { name: 'Announcement' })).toBeNull();
    await expect(localStorage.getItem(key)).toBe(args.text);
  },
};

export const ComesBackDismissed: Story = {
  name: '[ANNC-01] Stays away on the next page',
  beforeEach: ({ args }) => localStorage.setItem(key, args.text),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('region')).toBeNull());
  },
};

export const Night: Story = {};

export const Brand: Story = { args: { tone: 'brand' } };

/** Another text under the same key is news again. */
export const OtherNews: Story = {
  beforeEach: () => localStorage.setItem(key, 'Stocktake on Saturday'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Announcement' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Hours and directions' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(page.queryByRole('region')).toBeNull();
  },
};

export const TextAlone: Story = { args: { link: undefined } };

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { text: `${longWord} ${longWord}`, link: { label: longWord, href: '/contact' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
