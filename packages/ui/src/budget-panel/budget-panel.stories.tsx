import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { sampleFormats } from '../../.storybook/sample-finance';
import { longWord } from '../../.storybook/sample-site';
import type { BudgetFound, BudgetValues } from './budget';
import { BudgetPanel, type BudgetPanelProps } from './budget-panel';

const perYear = { weekly: 52, monthly: 12 } as const;
/** Stands in for the rules that a page hands in. */
const sum = ({ repayment, deposit, period }: BudgetValues) => repayment * perYear[period] * 5 + deposit;
const settle = (value: number) => (Number.isNaN(value) ? 0 : Math.min(1_000_000, Math.max(0, value)));
const many: BudgetFound = { label: '348 vehicles Found', disabled: false, note: null };
const none: BudgetFound = { label: '0 vehicles Found', disabled: true, note: 'No vehicles found for this budget' };

/** A stock whose cheapest vehicle costs $5,000. */
const Counted = (panel: BudgetPanelProps) => {
  const [found, setFound] = useState(panel.found);
  return (
    <BudgetPanel
      {...panel}
      found={found}
      onChange={(values) => {
        panel.onChange?.(values);
        setFound(sum(values) < 5000 ? none : many);
      }}
    />
  );
};

const meta: Meta<typeof BudgetPanel> = {
  title: 'Finance/Budget finder',
  component: BudgetPanel,
  tags: ['stable'],
  args: {
    title: 'Budget finder',
    action: '/search',
    start: { period: 'weekly', repayments: { weekly: 200, monthly: 600 }, deposit: 2000, type: '' },
    scales: {
      repayment: { weekly: { min: 0, max: 500, step: 5 }, monthly: { min: 0, max: 2500, step: 50 } },
      deposit: { min: 0, max: 20_000, step: 500 },
    },
    types: [
      { value: '', label: 'Any vehicle' },
      { value: 'ute', label: 'Utes and 4x4' },
      { value: 'truck', label: 'Trucks' },
    ],
    settle,
    dollars: sampleFormats.dollars,
    sum,
    found: many,
    note: 'A guide to price before interest and fees. At 9.95% p.a. (comparison rate 11.08% p.a.), $200 a week for 5 years repays $40,937.',
    onChange: fn(),
    onSearch: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: '29rem' }}>{Story()}</div>],
  parameters: guide({
    anatomy: [
      'Title',
      'Period of the repayment',
      'Repayment and deposit: slider and typed field',
      'Kind of vehicle',
      'The sum',
      'Button with the count',
      'Small print',
    ],
    do: [
      'Where shoppers know what they can pay rather than what they want: the home page, the head of a search.',
      'Keep the small print under the button: the sum leaves out interest and fees and has to say so.',
      'Use wide across a page, narrow in a hero or a column.',
    ],
    dont: [
      'For what one vehicle costs a week use the calculator.',
      'To narrow a search that is open use the range filters.',
    ],
    accessibility: [
      'Each figure is a slider and a typed field of the same name; the typed one may go beyond the scale.',
      'The sum and the count are read out politely once the figures have rested for a moment.',
      'A budget that reaches nothing disables the button; the sentence beside it describes it and is read out.',
      'Without scripts the form sends what was chosen to the results page.',
    ],
    keyboard: [
      ['Tab', 'Moves through choice, sliders, fields and button'],
      ['Arrow keys', 'Change the period, or move a slider by a step'],
      ['Enter', 'In a field settles the figure; on the button opens the results'],
    ],
    content: [
      'The button carries the count: “348 vehicles found”.',
      'The small print says that interest and fees are left out.',
    ],
  }),
  render: (panel) => <Counted {...panel} />,
};
export default meta;

type Story = StoryObj<typeof BudgetPanel>;

export const Weekly: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('$54,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '348 vehicles Found' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ period: 'weekly', repayment: 200, deposit: 2000, type: '' });
  },
};

export const Wide: Story = {
  args: { size: 'wide', title: 'Start with what you can spend', types: undefined },
  decorators: [(Story) => <div style={{ width: 'min(75rem, calc(100vw - 2rem))' }}>{Story()}</div>],
};

/** Each period keeps its own figure. */
export const PeriodsKeepTheirFigures: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(canvas.getByRole('textbox', { name: 'Repayment a month' })).toHaveValue('600');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ period: 'monthly', repayment: 600 }),
    );
    await expect(canvas.getByText('$38,000')).toBeVisible();
    canvas.getByRole('slider', { name: 'Repayment a month' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }));
    await expect(canvas.getByRole('textbox', { name: 'Repayment a week' })).toHaveValue('200');
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(canvas.getByRole('textbox', { name: 'Repayment a month' })).toHaveValue('650');
  },
};

/** What is typed may go beyond the scale, up to what the rule takes; an emptied field is 0, other words are refused. */
export const ByTyping: Story = {
  play: async ({ canvas, args }) => {
    const repayment = canvas.getByRole('textbox', { name: 'Repayment a week' });
    await userEvent.clear(repayment);
    await userEvent.type(repayment, '1200{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ repayment: 1200 }));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.clear(repayment);
    await userEvent.type(repayment, '1e5{Enter}');
    await expect(repayment).toHaveAccessibleDescription('Enter a figure, such as 1,200.');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ repayment: 1200 }));
    await userEvent.clear(repayment);
    await userEvent.tab();
    await expect(repayment).toHaveValue('0');
    await userEvent.clear(repayment);
    await userEvent.type(repayment, '2m{Enter}');
    await expect(repayment).toHaveAccessibleDescription('Lowered to $1,000,000, the highest.');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    for (const [name, figure] of [
      ['Repayment a week', '10'],
      ['Deposit or trade-in', '0'],
    ] as const) {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, `${figure}{Enter}`);
    }
    const button = canvas.getByRole('button', { name: '0 vehicles Found' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('No vehicles found for this budget');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        '$2,600. 0 vehicles Found. No vehicles found for this budget',
      ),
    );
  },
};

export const Counting: Story = {
  args: { counting: true },
  render: (panel) => <BudgetPanel {...panel} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Counting' })).toBeDisabled();
  },
};

/** The count fails to load: the button says so and still works as a link. */
export const CountFailed: Story = {
  args: {
    found: { label: 'Show vehicles', disabled: false, note: null },
    error: 'The number of vehicles could not be counted just now. You can still see the results.',
  },
  render: (panel) => <BudgetPanel {...panel} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show vehicles' })).toBeEnabled();
  },
};

export const Extremes: Story = {
  args: {
    title: longWord,
    start: { period: 'monthly', repayments: { weekly: 0, monthly: 1_000_000 }, deposit: 999_999_999_999 },
    labels: { deposit: longWord, type: longWord },
    found: { label: `348 ${longWord}s Found`, disabled: false, note: null },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
