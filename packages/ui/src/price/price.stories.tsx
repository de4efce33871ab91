import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Price } from './price';

const meta: Meta<typeof Price> = {
  title: 'Content/Price',
  component: Price,
  args: {
    price: { kind: 'amount', amount: 38_990, type: 'Drive away', was: 40_990 },
    repayment: { amount: 184, period: 'week', interestRate: 8.49, comparisonRate: 9.61 },
    belowMarket: '$1,810 below market',
  },
};
export default meta;

type Story = StoryObj<typeof Price>;

export const Card: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(block.getByText('$38,990')).toBeVisible();
    await expect(block.getByText(/8\.49% p\.a\./)).toBeVisible();
    await expect(block.getByText('Comparison rate 9.61% p.a.')).toBeVisible();
  },
};

export const Large: Story = { args: { size: 'large' } };

export const Words: Story = {
  args: { price: { kind: 'words', words: 'Enquire for price.' }, repayment: undefined, belowMarket: undefined },
};

/** Where the dealer sells at offer prices and by subscription. */
export const OtherPrices: Story = {
  args: {
    price: {
      kind: 'amount',
      amount: 38_990,
      type: 'Drive away',
      others: [
        { label: 'Offer price', amount: 36_990 },
        { label: 'Subscription', amount: 259, period: 'week' },
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
    price: { kind: 'amount', amount: 24_490, type: 'Drive away' },
    repayment: undefined,
    belowMarket: undefined,
    note: 'On hold for another buyer.',
  },
};
