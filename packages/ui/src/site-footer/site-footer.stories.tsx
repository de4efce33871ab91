import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longWord, sampleColumns, sampleFooterPlaces, sampleLinks } from '../../.storybook/sample-site';
import { SiteFooterColumns } from './site-footer-columns';
import { SiteFooterLedger } from './site-footer-ledger';
import { SiteFooterQuiet } from './site-footer-quiet';

const meta: Meta<typeof SiteFooterColumns> = {
  title: 'Page/Site footer',
  component: SiteFooterColumns,
  parameters: { layout: 'fullscreen' },
  args: {
    siteName: 'Quillback Motor Group',
    tagline: 'New, demo and used cars from two Brisbane locations since 1987.',
    columns: sampleColumns,
    locations: sampleFooterPlaces,
    payments: ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'],
    legal: ['Comparison rate 9.61% p.a. is based on a secured loan of $30,000 over 5 years.'],
    illustrationNote: 'Vehicle pictures are illustrations.',
    company: 'Quillback Motor Group Pty Ltd, ABN 00 000 000 000.',
    smallLinks: sampleLinks('Privacy', 'Terms'),
  },
};
export default meta;

type Story = StoryObj<typeof SiteFooterColumns>;

export const Columns: Story = {
  play: async ({ canvasElement }) => {
    const foot = within(canvasElement);
    await expect(foot.getAllByText('Motor Dealer Licence 4600187')).toHaveLength(1);
    await expect(foot.getByText('Vehicle pictures are illustrations.')).toBeVisible();
  },
};

export const Quiet: Story = { render: (footer) => <SiteFooterQuiet {...footer} /> };

export const Ledger: Story = { render: (footer) => <SiteFooterLedger {...footer} /> };

export const Bare: Story = {
  args: { columns: [], locations: [], payments: [], legal: [], smallLinks: [], tagline: undefined },
};

export const LongWords: Story = {
  args: {
    siteName: longWord,
    tagline: longWord,
    columns: [{ title: longWord, items: sampleLinks(longWord) }, ...sampleColumns],
    locations: [{ name: longWord, addressLines: [longWord], hours: longWord }],
    legal: [longWord],
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
