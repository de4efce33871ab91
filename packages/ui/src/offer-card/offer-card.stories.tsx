import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { samplePictures, sampleRepayment } from '../../.storybook/sample-vehicles';
import { Grid } from '../layout/layout';
import { OfferCard } from './offer-card';

const full =
  'Order a new dual-cab before the end of November and we fit a genuine tow bar, a tub liner and a sports bar at no cost, at our own workshop, before you collect it. The offer is for stock that is on the ground in Brisbane and for private buyers; fleets have their own terms.';
const disclaimer =
  'Comparison rate based on a secured loan of $30,000 over 5 years. Warning: this comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

const image = samplePictures[0] ?? null;

const meta: Meta<typeof OfferCard> = {
  title: 'Content/Offer card',
  component: OfferCard,
  tags: ['stable'],
  args: {
    title: '2.9% on demo RAV4',
    category: 'Finance offer',
    image,
    figure: { kind: 'rate', interestRate: '2.90%', comparisonRate: '3.41%' },
    description: { text: `${full.slice(0, 155)}…`, full },
    disclaimer: { text: `${disclaimer.slice(0, 193)}…`, full: disclaimer },
    ends: 'Ends 30 November',
    link: { label: 'See the offer', href: '/offers/toyota/12' },
  },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxWidth: args.layout === 'wide' ? '80rem' : '26rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    anatomy: [
      'Picture, or lettering',
      'Category',
      'Title',
      'Figure with its words',
      'Description and disclaimer, cut',
      'When it ends',
      'Way on',
    ],
    do: [
      'For an offer of the dealer or of a maker: in the list of offers, on a location page, on the home page.',
      'Take the grid layout for columns and the wide one for one or two beside each other.',
      'Hand the description and the disclaimer over cut already, with the full text beside it.',
    ],
    dont: [
      'For a promotion between search results take the promo card: it has one line and one action.',
      'Do not write a rate into the title alone; the figure shows it with its comparison rate.',
      'Do not leave an ended offer without the words that say so.',
    ],
    accessibility: [
      'One link covers the card; its name is its words and the title.',
      'View more and View less say which text they open and stand over the covering link.',
      'Without scripts and on paper the texts are whole.',
      'The lettering without a picture repeats what the card says, so it is hidden from those who listen.',
    ],
    keyboard: [
      ['Tab', 'Moves to the card’s link, then to View more'],
      ['Enter', 'Opens the offer'],
      ['Enter, Space', 'On View more unfolds the text'],
    ],
    content: ['The title says what one gets.', 'A rate has its comparison rate; an end has its date.'],
  }),
};
export default meta;

type Story = StoryObj<typeof OfferCard>;

export const Rate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2.90% p.a.')).toBeVisible();
    await expect(canvas.getByText('Comparison rate 3.41% p.a.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^See the offer.*2\.9% on demo RAV4/ })).toHaveAttribute(
      'href',
      '/offers/toyota/12',
    );
    await expect(canvas.getByText('Finance offer')).toBeVisible();
  },
};

export const Folds: Story = {
  name: 'View more brings the rest, View less takes it away',
  play: async ({ canvas }) => {
    const rest = canvas.getByText(/fleets have their own terms/);
    await expect(rest).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^View more.*description/, expanded: false }));
    await expect(rest).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^View less.*description/, expanded: true }));
    await expect(rest).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^View more.*disclaimer/ }));
    await expect(canvas.getByText(/might result in a different comparison rate/)).toBeVisible();
  },
};

export const DrivePrice: Story = {
  args: {
    title: 'RAV4 GXL Hybrid, ready to drive away',
    category: 'Driveaway offer',
    figure: {
      kind: 'price',
      price: { kind: 'amount', amount: '$36,990', type: 'Drive away' },
      repayment: sampleRepayment,
    },
    description: { text: 'Five on the ground at Moorooka, in three colours.' },
    disclaimer: undefined,
  },
};

/** The offer itself is lettered on the set: its category, its rate, its price. */
export const WithoutPicture: Story = {
  name: 'Without a picture the offer is lettered',
  args: { image: null, layout: 'wide' },
  render: ({ layout: _layout, ...card }) => (
    <Grid columns={3}>
      <OfferCard {...card} />
      <OfferCard
        {...card}
        title="Ready to drive away"
        category={undefined}
        figure={{ kind: 'price', price: { kind: 'amount', amount: '$36,990', type: 'Drive away' } }}
      />
      <OfferCard {...card} title="Tow bar with every ute" category={undefined} figure={undefined} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Finance offer')).toHaveLength(1);
    await expect(canvas.getAllByText('$36,990')).toHaveLength(2);
    await expect(canvas.getAllByText('Tow bar with every ute')).toHaveLength(2);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Wide: Story = { args: { layout: 'wide' } };

export const WidePhoto: Story = {
  args: { layout: 'wide', image: samplePictures[5] ?? null, category: 'Service offer', figure: undefined },
};

export const Ended: Story = {
  args: { closed: 'Offer ended', ends: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offer ended')).toBeVisible();
    await expect(canvas.queryByText('2.90% p.a.')).toBeNull();
  },
};

export const Sold: Story = { args: { closed: 'Sold', ends: undefined, disclaimer: undefined } };

export const TitleAlone: Story = {
  args: {
    image: null,
    title: 'Half-price first service',
    category: undefined,
    figure: undefined,
    description: undefined,
    disclaimer: undefined,
    ends: undefined,
    link: undefined,
  },
};

export const OnNight: Story = { globals: { ground: 'night' } };

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    title: longWord,
    category: longWord,
    image: null,
    figure: { kind: 'price', price: { kind: 'amount', amount: '$123,456,789,012', type: longWord } },
    description: { text: longWord.repeat(4) },
    ends: longWord,
    link: { label: longWord, href: '/offers/1' },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
