import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AnnouncementBar } from './announcement-bar';

const key = 'story-announcement';

const meta: Meta<typeof AnnouncementBar> = {
  title: 'Page/Announcement bar',
  component: AnnouncementBar,
  parameters: { layout: 'fullscreen' },
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
