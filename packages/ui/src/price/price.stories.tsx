import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { nightScope } from '../theme/scopes.css';
import { Price } from './price';

const meta: Meta<typeof Price> = {
  title: 'Content/Price',
  component: Price,
  tags: ['stable'],
  args: {
    price: { kind: 'amount', amount: '$38,990', type: 'Drive away', was: '$40,990' },
    repayment: { amount: '$184', period: 'week', interestRate: '8.49%', comparisonRate: '9.61%' },
    belowMarket: '$1,810 below market',
  },
  parameters: guide({
    anatomy: ['Price', 'Its type', 'Former price', 'Repayment with both rates', 'Market note'],
    do: [
      'Wherever a price stands: it keeps type, former price, repayment with both rates, and the market in one block.',
      'Use large once a page, beside the vehicle’s name; card everywhere else.',
      'Where there is no price to show pass the words that stand in its place.',
    ],
    dont: [
      'Never show a repayment without its rates: the type has no place for one.',
      'For a repayment of the same weight as the price use RepaymentBox under it.',
    ],
    accessibility: [
      'It is read in one go: price, type, former price, repayment, rates.',
      'A former price says “Was” in words; the line through it is for the eye alone.',
      'Below market has an arrow and words, never colour alone.',
    ],
    keyboard: keys.none,
    content: [
      'Every price has its type: “Drive away”, “Excl. govt charges”.',
      'Whole dollars with a comma: “$38,990”.',
      'Words in place of a price are a sentence or a short phrase.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof Price>;

export const Card: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(block.getByText('$38,990')).toBeVisible();
    await expect(block.getByText(/8\.49% p\.a\./)).toBeVisible();
    // The comparison rate stands out no less than the repayment.
    const looks = ['9.61% p.a.', '$184 a week'].map((words) => {
      const { fontSize, fontWeight, color } = getComputedStyle(block.getByText(words));
      return { fontSize, fontWeight, color };
    });
    await expect(looks[0]).toEqual(looks[1]);
  },
};

export const Large: Story = { args: { size: 'large' } };

/** Type and former price after the price while there is room, the former price struck beside it, or both under it. */
export const Terms: Story = {
  render: (price) => (
    <>
      {(['flow', 'struck', 'under'] as const).map((terms) => (
        <div key={terms} data-testid={terms} style={{ width: '22rem', paddingBlockEnd: '1.5rem' }}>
          <Price {...price} terms={terms} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const top = (place: string, words: string | RegExp) =>
      Math.round(within(canvas.getByTestId(place)).getByText(words).getBoundingClientRect().top);
    for (const place of ['struck', 'under']) {
      await expect(top(place, 'Drive away')).toBeGreaterThan(top(place, '$38,990') + 10);
    }
    await expect(Math.abs(top('under', '$40,990') - top('under', 'Drive away'))).toBeLessThan(4);
    await expect(top('struck', '$40,990')).toBeLessThan(top('struck', 'Drive away'));
    await expect(canvas.getByTestId('struck')).toHaveTextContent('Was $40,990');
  },
};

export const Words: Story = {
  args: { price: { kind: 'words', words: 'Enquire for price.' }, repayment: undefined, belowMarket: undefined },
};

/** Where the dealer sells at offer prices and by subscription. */
export const OtherPrices: Story = {
  args: {
    price: {
      kind: 'amount',
      amount: '$38,990',
      type: 'Drive away',
      others: [
        { label: 'Offer price', amount: '$36,990' },
        { label: 'Subscription', amount: '$259', period: 'week' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$36,990')).toBeVisible();
    await expect(canvas.getByText('$259')).toBeVisible();
  },
};

export const Note: Story = {
  args: {
    price: { kind: 'amount', amount: '$24,490', type: 'Drive away' },
    repayment: undefined,
    belowMarket: undefined,
    note: 'On hold for another buyer.',
  },
};

export const Preorder: Story = {
  args: { price: { kind: 'words', words: 'PREORDER' }, repayment: undefined, belowMarket: undefined },
};

export const Monthly: Story = {
  args: {
    repayment: { amount: '$797', period: 'month', interestRate: '8.49%', comparisonRate: '9.61%' },
    belowMarket: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$797 a month')).toBeVisible();
  },
};

export const PriceAlone: Story = {
  args: { price: { kind: 'amount', amount: '$990' }, repayment: undefined, belowMarket: undefined },
};

/** Twelve digits and words without a place to break stay in a narrow card. */
export const Extremes: Story = {
  args: {
    size: 'large',
    price: { kind: 'amount', amount: '$123,456,789,012.50', type: longWord, was: '$987,654,321,012' },
    repayment: { amount: '$999,999,999,999', period: 'fortnight', interestRate: '19.95%', comparisonRate: '24.42%' },
    note: longWord,
  },
  decorators: [(Story) => <div style={{ maxWidth: '18rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.firstElementChild;
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};

export const OnNight: Story = {
  decorators: [
    (Story) => (
      <div className={nightScope} style={{ padding: '1.5rem', background: 'var(--fc-color-page)' }}>
        {Story()}
      </div>
    ),
  ],
};
