import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord, samplePicture } from '../../.storybook/sample-site';
import { sampleCards } from '../../.storybook/sample-vehicles';
import { ResultsGrid, ResultsLedger, ResultsWide } from '../search-results/results-list';
import { VehicleCardGrid } from '../vehicle-card/vehicle-card-grid';
import { VehicleCardRow } from '../vehicle-card/vehicle-card-row';
import { VehicleCardWide } from '../vehicle-card/vehicle-card-wide';
import { PromoCard } from './promo-card';

const meta: Meta<typeof PromoCard> = {
  title: 'Content/Promo card',
  component: PromoCard,
  tags: ['stable'],
  args: {
    title: 'Sell us yours. Paid the same day.',
    text: 'Give us the rego. A buyer rings back within the hour, 8 am to 5 pm.',
    action: { label: 'Start my valuation', href: '/sell-your-car' },
  },
  parameters: guide({
    anatomy: ['Picture', 'Title', 'One line', 'Action', 'Note'],
    do: [
      'Between search results, in a cell of the grid or over the whole width, and once on a home page.',
      'Brand for what the dealer wants most, night for an offer on a vehicle, set for quieter news.',
      'Say rates and conditions in full in the note.',
    ],
    dont: [
      'For an offer with a disclaimer to fold take the offer card.',
      'Never two in one view, and never a second action.',
    ],
    accessibility: [
      'An article with a heading, so that a listener can skip it in a list of vehicles.',
      'The action is a link; the rest of the card is not pressed.',
      'Brand and night re-map every colour, focus ring included; forced colours draw its edge.',
    ],
    keyboard: keys.links,
    content: ['One thought a card; the title is at most eight words.', 'Conditions stand in the note, whole.'],
  }),
};
export default meta;

type Story = StoryObj<typeof PromoCard>;

const ute = { ...samplePicture(0), alt: '2023 Toyota RAV4 (illustration)' };

export const Brand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start my valuation' })).toHaveAttribute('href', '/sell-your-car');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const BrandWithPicture: Story = { args: { image: ute } };

export const NightWithPicture: Story = {
  args: {
    tone: 'night',
    label: 'Offer to 31 December',
    title: 'Tow bar, liner and mats with every RAV4',
    text: 'From $38,990 drive away.',
    note: '$184 a week, 8.49% p.a., comparison rate 9.61% p.a. over 5 years.',
    action: { label: 'See the offer', href: '/offers/toyota/12' },
    image: ute,
  },
};

export const SetWithPicture: Story = {
  args: { tone: 'set', title: '2.9% on demo RAV4', text: 'For approved buyers, to 30 November.', image: ute },
};

export const WithPhoto: Story = {
  args: { tone: 'night', title: 'Service while you wait', image: { ...samplePicture(5), alt: '', fit: 'cover' } },
};

export const InACell: Story = {
  decorators: [(Story) => <div style={{ maxWidth: '22rem', height: '34rem' }}>{Story()}</div>],
};

export const InACellWithPicture: Story = {
  args: { image: ute, tone: 'night' },
  decorators: [(Story) => <div style={{ maxWidth: '22rem', height: '34rem' }}>{Story()}</div>],
};

const { belowMarket, justIn, certified, demo } = sampleCards;
const vehicles = [belowMarket, justIn, certified, demo];

export const BetweenPhotoCards: Story = {
  render: (promo) => (
    <ResultsGrid
      items={[
        ...vehicles.slice(0, 2).map((card) => ({ key: card.href, content: <VehicleCardGrid {...card} /> })),
        { key: 'promo', content: <PromoCard {...promo} /> },
        ...vehicles.slice(2).map((card) => ({ key: card.href, content: <VehicleCardGrid {...card} /> })),
      ]}
    />
  ),
};

export const BetweenWideCards: Story = {
  args: { image: ute, tone: 'night', label: 'Offer to 31 December' },
  render: (promo) => (
    <ResultsWide
      items={[
        ...vehicles.slice(0, 2).map((card) => ({ key: card.href, content: <VehicleCardWide {...card} /> })),
        { key: 'promo', wide: true, content: <PromoCard {...promo} /> },
        ...vehicles.slice(2).map((card) => ({ key: card.href, content: <VehicleCardWide {...card} /> })),
      ]}
    />
  ),
};

export const BetweenRows: Story = {
  render: (promo) => (
    <ResultsLedger
      items={[
        ...vehicles.slice(0, 2).map((card) => ({ key: card.href, content: <VehicleCardRow {...card} /> })),
        { key: 'promo', wide: true, content: <PromoCard {...promo} /> },
        ...vehicles.slice(2).map((card) => ({ key: card.href, content: <VehicleCardRow {...card} /> })),
      ]}
    />
  ),
};

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { title: longWord, label: longWord, text: longWord, note: longWord, action: { label: longWord, href: '/' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
