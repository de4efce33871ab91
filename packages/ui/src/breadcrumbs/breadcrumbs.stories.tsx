import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { Breadcrumbs } from './breadcrumbs';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Controls/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['stable'],
  args: {
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'Used cars', href: '/search/used-cars' },
      { label: 'Stock U10482' },
    ],
  },
  parameters: guide({
    anatomy: ['Links from home down', 'Separators, drawn', 'This page, without a link'],
    do: ['On vehicle, offer, location and content pages: the way from home to here.'],
    dont: ['Not on the home page, and not instead of a back link in a form of steps.'],
    accessibility: [
      'A navigation landmark named Breadcrumbs around an ordered list.',
      'The last step is this page, no link, and marked as current.',
      'Where it is longer than the screen it scrolls sideways instead of wrapping.',
    ],
    keyboard: keys.links,
    content: ['Each step has the short title of its page.', 'No sentence: “Used cars”, not “All our used cars”.'],
  }),
};
export default meta;

export const Trail: StoryObj<typeof Breadcrumbs> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Stock U10482')).toHaveAttribute('aria-current', 'page');
  },
};

export const Two: StoryObj<typeof Breadcrumbs> = {
  args: { crumbs: [{ label: 'Home', href: '/' }, { label: 'Finance' }] },
};

/** A name of one letter is still wide enough to be pressed. */
export const OneLetter: StoryObj<typeof Breadcrumbs> = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { crumbs: [{ label: 'Home', href: '/' }, { label: 'Z', href: '/search/nissan/z' }, { label: 'Stock U10482' }] },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link', { name: 'Z' }).getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(24);
    await expect(height).toBeGreaterThanOrEqual(24);
  },
};

export const Deep: StoryObj<typeof Breadcrumbs> = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    crumbs: [
      ...['Home', 'Used cars', 'Toyota', 'RAV4', 'GXL Hybrid AWD'].map((label) => ({ label, href: `/${label}` })),
      { label: 'Stock U10482' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const LongWords: StoryObj<typeof Breadcrumbs> = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { crumbs: [{ label: 'Home', href: '/' }, { label: longWord, href: '/search' }, { label: longWord }] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
