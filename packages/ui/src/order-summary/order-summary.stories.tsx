import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { nightScope } from '../theme/scopes.css';
import { OrderSummary } from './order-summary';

const meta: Meta<typeof OrderSummary> = {
  title: 'Commerce/Order summary',
  component: OrderSummary,
  tags: ['new'],
  args: {
    title: 'What it costs',
    lines: [
      { label: '2022 Mazda CX-5', amount: '$38,990', note: 'Drive away' },
      { label: 'Delivery', amount: '$295', note: 'Darling Downs, 4350' },
      { label: 'Floor mats', amount: '$180' },
    ],
    total: { label: 'Total', amount: '$39,465', note: 'Includes GST and on-road costs' },
    due: { label: 'To pay now', amount: '$200' },
    children: 'The rest is paid when the vehicle is handed over.',
  },
  decorators: [(Story) => <div style={{ maxWidth: '28rem' }}>{Story()}</div>],
  parameters: guide({
    anatomy: ['Title', 'Lines with amounts', 'Total and what it includes', 'What is due now', 'Room for more'],
    do: [
      'Beside the steps of an order and over the button that pays: every cost that cannot be avoided stands in it.',
      'Say under the total what it includes, and under a line what it rests on.',
    ],
    dont: [
      'Never add a line for the way of paying: nothing is charged for it.',
      'For a repayment with its rates use RepaymentBox.',
    ],
    accessibility: ['A list of terms: each amount is read with its name; total and what is due come last.'],
    keyboard: keys.none,
    content: ['Every cost that cannot be avoided is a line.', '“To pay now” and “To pay later” say when.'],
  }),
};
export default meta;

type Story = StoryObj<typeof OrderSummary>;

export const Purchase: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expect(canvas.getByText('$39,465')).toBeVisible();
    await expect(canvas.getByText('To pay now')).toBeVisible();
  },
};

export const Reservation: Story = {
  args: {
    title: 'To pay now',
    lines: [{ label: 'Holding this vehicle', amount: '$200', note: 'Comes off the price, or goes back to you' }],
    total: undefined,
    due: undefined,
    children: undefined,
  },
};

export const LongWords: Story = {
  args: { lines: [{ label: longWord, amount: '$123,456,789,012', note: longWord }] },
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
