import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { sampleBounds, sampleCalculate, sampleDisclaimer, sampleFormats } from '../../.storybook/sample-finance';
import { longWord } from '../../.storybook/sample-site';
import { CalculatorPanel } from './calculator-panel';

const meta: Meta<typeof CalculatorPanel> = {
  title: 'Finance/Calculator',
  component: CalculatorPanel,
  tags: ['stable'],
  args: {
    title: 'Repayments',
    bounds: sampleBounds,
    figures: ['amount', 'term', 'interest'],
    calculate: sampleCalculate,
    formats: sampleFormats,
    disclaimer: sampleDisclaimer,
    quote: { label: 'Request a Quote', href: '/finance-enquiry' },
    onChange: fn(),
    onFirstChange: fn(),
  },
  parameters: guide({
    anatomy: [
      'Title',
      'Amount, deposit, trade-in, term, rate, residual: slider, and a field for money',
      'Frequency',
      'Repayment with both rates',
      'Total and fees',
      'Small print, folded',
      'Button for a quote',
    ],
    do: [
      'On a vehicle’s page and on the finance page, wherever a shopper tries out what a loan would cost.',
      'Give it the bounds and the function of the finance package, and how the page writes money; the panel itself knows no rule of lending.',
      'Use compact in a column, full across the page; full puts the result beside the figures where there is room.',
    ],
    dont: [
      'Do not show it for a sold vehicle or without a lender: leave it out.',
      'For one repayment that is not to be changed use RepaymentBox or RepaymentLine.',
    ],
    accessibility: [
      'Every figure is a slider with its value in words; money has a typed field of the same name beside it.',
      'The result is read out politely once the figures have rested for a moment, with both of its rates.',
      'A figure that cannot be worked with is marked invalid and its sentence is tied to the field.',
      'Without scripts the controls are not there; the first result, what it is worked out from, and the button are.',
    ],
    keyboard: [
      ['Tab', 'Moves through fields, sliders and buttons'],
      ['Arrow keys', 'Move a slider by a step; change the frequency'],
      ['Page Up, Page Down', 'Move a slider by ten steps'],
      ['Enter', 'Settles a typed figure'],
    ],
    content: [
      'The comparison rate stands beside the rate, in the same size.',
      'Say “estimate”; the small print names the loan that the rate is for.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof CalculatorPanel>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const figures = [/^\$\d+$/, '8.49%', '9.61%'].map((text) => canvas.getByText(text, { selector: 'p > b' }));
    for (const figure of figures) await expect(figure).toBeVisible();
    // None is more prominent than the comparison rate.
    await expect(new Set(figures.map((figure) => getComputedStyle(figure).fontSize)).size).toBe(1);
    await expect(canvas.getByText('Total payable')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute('href', '/finance-enquiry');
  },
};

/** All four amounts of money, as on the finance page. */
export const AllFigures: Story = { args: { figures: undefined } };

/** Beside more figures than it has words the result is no higher for them: it ends under its last line. */
export const BesideManyFigures: Story = {
  args: { figures: undefined, quote: undefined },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const rows = canvas.getByText('Total payable').closest('dl');
    const result = rows?.parentElement?.getBoundingClientRect();
    const figures = canvas.getAllByRole('slider').map((slider) => slider.getBoundingClientRect());
    await expect(result?.left).toBeGreaterThan(Math.max(...figures.map(({ right }) => right)));
    await expect(result?.bottom).toBeLessThan(Math.max(...figures.map(({ bottom }) => bottom)));
    await expect((result?.bottom ?? 0) - (rows?.getBoundingClientRect().bottom ?? 0)).toBeLessThan(40);
  },
};

export const OnNight: Story = { args: { tone: 'night' } };

export const Compact: Story = {
  args: { size: 'compact', title: 'Finance calculator', figures: ['amount', 'term', 'deposit', 'residual'] },
  decorators: [(Story) => <div style={{ maxWidth: '29rem' }}>{Story()}</div>],
};

/** The first slider change is reported once; the result is read out once changes have paused. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const term = canvas.getByRole('slider', { name: 'Term' });
    await expect(term).toHaveAttribute('aria-valuetext', '5 years');
    term.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(term).toHaveAttribute('aria-valuetext', '4 years');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ term: 4, amount: 38_990 }));
    await expect(args.onFirstChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /^Estimated repayment \$\d+ a week, 8\.49% p\.a\., comparison rate 9\.61% p\.a\.$/,
      ),
    );
  },
};

export const Frequencies: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(canvas.getByText('/ mo')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ frequency: 'monthly' }));
    await expect(args.onFirstChange).not.toHaveBeenCalled();
  },
};

/** What is typed is exact; outside the bounds it goes to the nearest end. */
export const ByTyping: Story = {
  play: async ({ canvas, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '41250{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ amount: 41_250 }));
    await userEvent.clear(amount);
    await userEvent.type(amount, '999999');
    await userEvent.tab();
    await expect(amount).toHaveValue('100,000');
    await expect(amount).toHaveAccessibleDescription('Lowered to $100,000, the highest.');
    await userEvent.clear(amount);
    await userEvent.type(amount, '25k{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ amount: 25_000 }));
    await userEvent.clear(amount);
    await userEvent.type(amount, '1e9{Enter}');
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveAccessibleDescription('Enter a figure, such as 25,000.');
    await userEvent.clear(amount);
    await userEvent.tab();
    await expect(amount).toHaveValue('38,990');
  },
};

/** The shared calculator keeps a price outside its bounds and says what is wrong with it. */
export const Invalid: Story = {
  args: {
    settle: (_figure, value) => Math.max(0, value),
    calculate: (values) =>
      values.amount < 1000 || values.amount > 250_000
        ? { kind: 'invalid', figure: 'amount', message: 'Cannot be less than 1,000 or more than 250,000' }
        : sampleCalculate(values),
  },
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '500000{Enter}');
    await expect(amount).toHaveValue('500,000');
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveAccessibleDescription('Cannot be less than 1,000 or more than 250,000');
    await expect(canvas.queryByText('Total payable')).toBeNull();
  },
};

export const InterestLocked: Story = {
  args: { bounds: { ...sampleBounds, interest: { ...sampleBounds.interest, initial: 9.95, locked: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider', { name: 'Interest rate' })).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Cannot be changed' })).toBeVisible();
  },
};

/** In place of a figure that is too small; there is no total. */
export const EnquireForFinance: Story = {
  args: { bounds: { ...sampleBounds, amount: { ...sampleBounds.amount, initial: 3000 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enquire for Finance')).toBeVisible();
    await expect(canvas.queryByText('Total payable')).toBeNull();
  },
};

/** Nothing is left to finance, and the answer gives the reason. */
export const DepositCoversAll: Story = {
  args: {
    calculate: () => ({ kind: 'instead', words: 'Enquire for Finance', why: 'Your deposit covers the amount.' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enquire for Finance')).toBeVisible();
    await expect(canvas.getByText('Your deposit covers the amount.')).toBeVisible();
  },
};

/** Terms and warnings stand whole; what a lender adds is folded. */
export const DisclaimerUnfolds: Story = {
  args: { terms: 'WARNING: This comparison rate is true only for the examples given.' },
  play: async ({ canvas }) => {
    const whole = sampleDisclaimer.long;
    await expect(
      canvas.getByText(/^WARNING: This comparison rate is true only for the examples given\.$/),
    ).toBeVisible();
    await expect(canvas.getByText(whole)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show More'));
    await expect(canvas.getByText(whole)).toBeVisible();
    await expect(canvas.getByText('Show Less')).toBeVisible();
    await expect(canvas.getByText(sampleDisclaimer.short)).not.toBeVisible();
  },
};

export const NoQuoteNoDisclaimer: Story = {
  args: { quote: undefined, disclaimer: undefined, frequencies: ['weekly'] },
};

/** Twelve digits and words that no line was made for. */
export const Extremes: Story = {
  args: {
    figures: undefined,
    title: `Repayments for the ${longWord}`,
    bounds: {
      ...sampleBounds,
      amount: { min: 1000, max: 999_999_999_999, step: 500, initial: 987_654_321_000 },
      deposit: { min: 0, max: 999_999_999_999, step: null, initial: 123_456_789_012 },
    },
    labels: { amount: longWord, result: longWord, residual: longWord },
    quote: { label: `Request a Quote for the ${longWord}`, href: '/finance-enquiry' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
