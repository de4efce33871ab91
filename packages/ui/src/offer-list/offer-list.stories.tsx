import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { samplePictures } from '../../.storybook/sample-vehicles';
import { LinkButton } from '../button/link-button';
import { OfferList, type OfferListItem } from './offer-list';

const offers: readonly OfferListItem[] = [
  {
    key: '1',
    title: '2.9% on demo RAV4',
    category: 'Finance offer',
    image: samplePictures[0] ?? null,
    figure: { kind: 'rate', interestRate: '2.90%', comparisonRate: '3.41%' },
    description: { text: 'For approved private buyers, over 36 months.' },
    ends: 'Ends 30 November',
    link: { label: 'See the offer', href: '/offers/toyota/1' },
  },
  {
    key: '2',
    title: '$1,500 of accessories with any ute',
    category: 'Accessories',
    image: null,
    description: { text: 'Tub liner, tow bar or roof racks, fitted before you collect it.' },
    ends: 'Ends 14 December',
    link: { label: 'See the offer', href: '/offers/2' },
  },
  {
    key: '3',
    title: 'Runout RAV4 GX',
    category: 'Driveaway offer',
    image: samplePictures[1] ?? null,
    figure: { kind: 'price', price: { kind: 'amount', amount: '$36,990', type: 'Drive away', was: '$38,990' } },
    closed: 'Sold',
    link: { label: 'See the offer', href: '/offers/toyota/3' },
  },
];

const meta: Meta<typeof OfferList> = {
  title: 'Content/Offer list',
  component: OfferList,
  tags: ['stable'],
  args: { label: 'Special offers', offers },
  parameters: guide({
    anatomy: ['Name of the list', 'Offers in columns', 'Empty state'],
    do: ['For every place that shows several offers; it also says why there are none.'],
    dont: ['Between vehicles take promo cards in the results list.'],
    accessibility: ['A list with a name, so its length is announced.', 'The empty state is a heading with its reason.'],
    keyboard: keys.links,
    content: ['The empty state says when to look again.'],
  }),
};
export default meta;

type Story = StoryObj<typeof OfferList>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Special offers' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const TwoAcross: Story = { args: { columns: 2, offers: offers.slice(0, 2) } };

/** One a row: the wide card. */
export const UnderEachOther: Story = { args: { columns: 1 } };

export const Empty: Story = {
  args: { offers: [], emptyActions: <LinkButton href="/special-offers">Clear Filters</LinkButton> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
    await expect(
      canvas.getByText('There appears to be no offers currently available that meet the conditions of your search'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Clear Filters' })).toHaveAttribute('href', '/special-offers');
  },
};
