import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { sampleRepayment } from '../../.storybook/sample-vehicles';
import { nightScope } from '../theme/scopes.css';
import { RepaymentBox } from './repayment-box';

const meta: Meta<typeof RepaymentBox> = {
  title: 'Finance/Repayment box',
  component: RepaymentBox,
  tags: ['stable'],
  args: {
    repayment: sampleRepayment,
    basis: (
      <>
        5 years, no deposit, no balloon. <a href="#finance">Change this</a>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
  parameters: guide({
    anatomy: ['Amount and period', 'Rate and comparison rate', 'Terms'],
    do: ['Under a large price, where the repayment and its rates carry the same weight.'],
    dont: ['On cards use the repayment of Price: one line and its rates.', 'Never take the comparison rate out of it.'],
    accessibility: ['A list of terms: each figure is read with its name. The amount and the rates stay together.'],
    keyboard: keys.links,
    content: [
      '“From $148 a week” with “9.95% p.a., comparison rate 11.08% p.a.” beside it.',
      'The terms name amount, term and kind of loan.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof RepaymentBox>;

export const Weekly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getByText('$184')).toBeVisible();
    await expect(canvas.getByText('8.49%')).toBeVisible();
    await expect(canvas.getByText('9.61%')).toBeVisible();
  },
};

export const Monthly: Story = {
  args: { repayment: { ...sampleRepayment, amount: '$797', period: 'month' }, basis: undefined },
};

export const TwelveDigits: Story = { args: { repayment: { ...sampleRepayment, amount: '$123,456,789,012' } } };

export const OnNight: Story = {
  decorators: [
    (Story) => (
      <div className={nightScope} style={{ padding: '1.5rem', background: 'var(--fc-color-page)' }}>
        {Story()}
      </div>
    ),
  ],
};
