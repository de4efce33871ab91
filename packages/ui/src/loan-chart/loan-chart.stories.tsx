import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { sampleFormats } from '../../.storybook/sample-finance';
import { LoanChart } from './loan-chart';

const meta: Meta<typeof LoanChart> = {
  title: 'Finance/Loan chart',
  component: LoanChart,
  tags: ['stable'],
  args: {
    label: 'Still owed at the end of each year',
    dollars: sampleFormats.dollars,
    borrowed: 30_000,
    years: [
      { year: 1, paid: 7648.94, interest: 2780.35, owed: 25_131.41 },
      { year: 2, paid: 7648.94, interest: 2270.6, owed: 19_753.07 },
      { year: 3, paid: 7648.94, interest: 1707.41, owed: 13_811.54 },
      { year: 4, paid: 7648.94, interest: 1085.26, owed: 7247.86 },
      { year: 5, paid: 7648.94, interest: 401.08, owed: 0 },
    ],
  },
  parameters: guide({
    anatomy: ['Columns, one a year', 'What each is made of', 'The table beneath'],
    do: ['Under a finance calculator, for the loan that is set there.'],
    dont: ['Not for one figure: a repayment stands in the calculator, with its rates.'],
    accessibility: ['The columns are for the eye alone; the table beneath says the same to everybody.'],
    keyboard: [
      ['Tab', 'Moves to the table beneath'],
      ['Arrow keys', 'Scroll the table where it is wider than its room'],
    ],
    content: ['The label says which loan it is.', 'Money as the page writes it, whole dollars.'],
  }),
};
export default meta;

type Story = StoryObj<typeof LoanChart>;

export const FiveYears: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Year 5' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '$25,131' })).toBeVisible();
  },
};

export const WithFinalPayment: Story = {
  args: { borrowed: 12_000, years: [{ year: 1, paid: 7800, interest: 800, owed: 5000 }] },
};

/** Amounts of six figures over seven years, on a phone. */
export const Extremes: Story = {
  args: {
    borrowed: 250_000,
    years: Array.from({ length: 7 }, (_, at) => ({
      year: at + 1,
      paid: 49_804.2,
      interest: 20_000 - at * 2500,
      owed: 250_000 - (at + 1) * 35_714,
    })),
  },
  decorators: [(Story) => <div style={{ maxWidth: '20rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
