import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { sampleCards } from '../../.storybook/sample-vehicles';
import { Container } from '../layout/layout';
import { CompareToggle } from './compare-toggle';
import { VehicleCardGrid } from './vehicle-card-grid';
import { VehicleCardList } from './vehicle-card-list';
import type { VehicleCardProps } from './vehicle-card-props';
import { VehicleCardRow } from './vehicle-card-row';
import { VehicleCardTile } from './vehicle-card-tile';
import { VehicleCardWide } from './vehicle-card-wide';

/** One state in all four layouts, so that they can be held against each other. */
const InAllLayouts = (card: VehicleCardProps) => (
  <>
    {(
      [
        ['Photo card', 'grid', VehicleCardGrid],
        ['Showroom card', 'wide', VehicleCardWide],
        ['Row, compact card on a phone', 'rows', VehicleCardRow],
        ['Ruled card', 'tiles', VehicleCardTile],
      ] as const
    ).map(([name, layout, Card]) => (
      <section key={name}>
        <h2>{name}</h2>
        <VehicleCardList layout={layout} label={name}>
          <li>
            <Card {...card} />
          </li>
        </VehicleCardList>
      </section>
    ))}
  </>
);

const meta: Meta<typeof VehicleCardGrid> = {
  title: 'Vehicle/Card states',
  component: VehicleCardGrid,
  subcomponents: { CompareToggle, VehicleCardList, VehicleCardRow, VehicleCardTile, VehicleCardWide },
  tags: ['stable'],
  args: sampleCards.belowMarket,
  render: (card) => <InAllLayouts {...card} />,
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Cards</h1>
        <Story />
      </Container>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['Tag or flag of the state', 'Price, or the words in its place', 'Note', 'What can be done'],
      do: ['To see one state in every layout, beside each other.'],
      dont: ['A state is data: no layout decides what a sold vehicle may show.'],
      accessibility: ['Each layout says the same words in the same order of meaning.'],
      keyboard: keys.linksAndButtons,
      content: [
        'State in the shopper’s words: “On hold for another buyer.”',
        'What cannot be had leads to something similar.',
      ],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof VehicleCardGrid>;

export const WasAndBelowMarket: Story = {};
export const JustIn: Story = { args: sampleCards.justIn };
export const Certified: Story = { args: sampleCards.certified };
export const Demo: Story = { args: sampleCards.demo };
export const ComingSoon: Story = { args: { ...sampleCards.comingSoon, repayment: undefined } };
/** The badge that a dealer announces it with stands beside its tag (TAG-04). */
export const Announced: Story = {
  args: { ...sampleCards.comingSoon, announced: 'COMING EARLY 2027', repayment: undefined },
};
export const Preorder: Story = { args: { ...sampleCards.preorder, repayment: undefined } };
export const Reserved: Story = { args: { ...sampleCards.reserved, repayment: undefined } };
export const Sold: Story = { args: { ...sampleCards.sold, repayment: undefined, belowMarket: undefined } };
export const NoPicture: Story = { args: sampleCards.noPhoto };
export const LongName: Story = { args: sampleCards.longName };

export const EnquireForPrice: Story = {
  args: { price: { kind: 'words', words: 'Enquire for price.' }, repayment: undefined, belowMarket: undefined },
};

/** Nothing but a name: no facts, place, stock or actions. */
export const Bare: Story = {
  args: {
    subheading: undefined,
    image: null,
    tag: null,
    tags: [],
    price: null,
    repayment: undefined,
    belowMarket: undefined,
    facts: [],
    location: undefined,
    stock: undefined,
    photosCount: undefined,
    actions: [],
  },
};

/** Twelve digits in every figure and words without a place to break, in every layout. */
export const Extremes: Story = {
  args: {
    heading: `2024 ${longWord}`,
    subheading: longWord,
    price: { kind: 'amount', amount: '$123,456,789,012', type: longWord, was: '$987,654,321,012' },
    repayment: { amount: '$999,999,999,999', period: 'fortnight', interestRate: '19.95%', comparisonRate: '24.42%' },
    tags: [{ kind: 'custom', label: longWord }],
    belowMarket: '$864,197,532,000 below market',
    location: longWord,
    actions: [{ label: `Enquire about the ${longWord}`, href: '#enquiry' }],
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const card of canvasElement.querySelectorAll('article')) {
      const edge = card.getBoundingClientRect().right + 1;
      for (const words of card.querySelectorAll('p, h3, li, dd')) {
        await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
      }
    }
  },
};

/** The row on a phone is the compact card: picture at the left, price before name, facts as a strip, foot with the tick. */
export const CompactOnPhone: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  render: (card) => (
    <VehicleCardList layout="rows" label="Vehicles" ticked>
      {[card, sampleCards.justIn, sampleCards.noPhoto].map((one, place) => (
        <li key={one.href}>
          <VehicleCardRow
            {...one}
            headingLevel={2}
            compare={<CompareToggle vehicle={one.heading} checked={place === 1} onChange={fn()} />}
          />
        </li>
      ))}
    </VehicleCardList>
  ),
  play: async ({ canvas }) => {
    const price = canvas.getByText('$38,990').getBoundingClientRect();
    const name = canvas.getByRole('link', { name: /^2023 Toyota RAV4/ }).getBoundingClientRect();
    await expect(price.bottom).toBeLessThanOrEqual(name.top + 1);
    await expect(canvas.getByRole('checkbox', { name: 'Compare 2023 Toyota RAV4' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Quick Enquiry.*2023 Toyota RAV4/ })).toBeVisible();
  },
};
