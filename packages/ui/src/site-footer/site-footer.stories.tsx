import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord, sampleColumns, sampleFooterPlaces, sampleLinks } from '../../.storybook/sample-site';
import { SiteFooterColumns } from './site-footer-columns';
import { SiteFooterLedger } from './site-footer-ledger';
import { SiteFooterQuiet } from './site-footer-quiet';

const meta: Meta<typeof SiteFooterColumns> = {
  title: 'Page/Site footer',
  component: SiteFooterColumns,
  subcomponents: { SiteFooterLedger, SiteFooterQuiet },
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: [
        'Name and tagline',
        'Columns of links',
        'Places',
        'Ways to pay',
        'Legal lines',
        'Company and small links',
      ],
      do: [
        'Once a page: columns for a group, quiet for one showroom, ledger for a yard with many places.',
        'Licences come with the locations and are gathered, each once.',
        'Say that pictures are illustrations where they are.',
      ],
      dont: ['Price and rate wording belongs beside the price too, not here alone.'],
      accessibility: [
        'A contentinfo landmark; its column titles are headings.',
        'Links and numbers are 44 px tall; payments are a named list of words, not pictures.',
      ],
      keyboard: keys.links,
      content: ['Columns have one-word titles.', 'Company, ABN and licences are as registered.'],
    }),
  },
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
    locations: [{ name: longWord, addressLines: [longWord], hours: [longWord] }],
    legal: [longWord],
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const threeFeet: Partial<Story> = {
  render: (footer) => (
    <>
      <SiteFooterColumns {...footer} />
      <SiteFooterQuiet {...footer} />
      <SiteFooterLedger {...footer} />
    </>
  ),
  parameters: {
    // Three footers stand on one page only here.
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-contentinfo', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
};
const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
};

export const OneColumnOnePlace: Story = {
  ...threeFeet,
  args: { columns: sampleColumns.slice(0, 1), locations: sampleFooterPlaces.slice(0, 1), payments: [] },
};

export const NoPhone: Story = {
  ...threeFeet,
  args: { locations: sampleFooterPlaces.map(({ phone: _phone, ...place }) => place) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /07 3155/ })).toBeNull();
  },
};

export const TwelvePlaces: Story = {
  ...threeFeet,
  args: {
    columns: [...sampleColumns, { title: 'About', items: sampleLinks('About us', 'Careers', 'Contact') }],
    locations: Array.from({ length: 12 }, (_, place) => ({
      name: `Quillback Location ${place + 1}`,
      addressLines: ['418 Ipswich Road', 'Moorooka QLD 4105'],
      hours: ['Mon-Fri 8:00 am to 5:30 pm'],
    })),
  },
  play: fits,
};

export const AllOnPhone: Story = {
  ...threeFeet,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: fits,
};
