import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { Stack } from '../layout/layout';
import { nightScope } from '../theme/scopes.css';
import { MoneyField, NumberField } from './amount-field';

const budgets = Array.from({ length: 14 }, (_, index) => (index + 1) * 5000);

const meta: Meta<typeof MoneyField> = {
  title: 'Fields/Amount',
  component: MoneyField,
  subcomponents: { NumberField },
  tags: ['stable'],
  args: { label: 'Vehicle price', name: 'price', onChange: fn() },
  parameters: guide({
    anatomy: [
      'Label and hint',
      'Unit before or after the figure',
      'Input',
      'Presets',
      'What is wrong, or what was changed',
    ],
    do: [
      'An exact amount of money, kilometres, percent or years that someone knows or wants to try.',
      'Give presets where most people want a round figure; they scroll in one row on a phone.',
      'Give the sentence for figures out of bounds: the nearest one is taken and the sentence stands under it.',
    ],
    dont: [
      'A rough feel for an effect, such as a term: a slider answers while it moves.',
      'From and to: a range field.',
      'Numbers that are names, such as postcodes and phone numbers: they have their own fields.',
    ],
    accessibility: [
      'It is a text field with the number keypad; no wheel or arrow key changes it by accident.',
      'The unit is part of the description, so "$" and "km" are read with the field.',
      'The sentence about a changed figure is announced politely and stays as the description.',
      'Presets are toggle buttons in a named group; the pressed one is the figure in force.',
      'Without scripts the field sends the text as typed, and the presets are not shown.',
    ],
    keyboard: [
      ['Tab', 'Moves into the field, then along the presets'],
      ['Enter', 'Settles the figure; in a form it sends it'],
      ['Space', 'Presses a preset'],
    ],
    content: [
      'The label names the figure, the unit stands in the field: “Deposit”, “$”.',
      'Presets are round figures that most people want, four to six of them.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof MoneyField>;

export const Empty: Story = { args: { placeholder: '30,000', hint: 'Leave it empty for any price.', optional: true } };

export const Filled: Story = {
  args: { value: 38_990 },
  play: async ({ canvas, canvasElement }) => {
    const price = canvas.getByRole('textbox', { name: 'Vehicle price' });
    await expect(price).toHaveValue('38,990');
    await expect(price).toHaveAccessibleDescription('$');
    await expect(price).toHaveAttribute('inputmode', 'numeric');
    await expect(canvasElement.querySelector('input[name="price"]')).toHaveValue('38990');
  },
};

export const Presets: Story = {
  args: { label: 'Budget', presets: budgets, value: 20_000 },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('button', { name: '$20,000' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '$35,000' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(35_000);
    await expect(canvas.getByRole('textbox')).toHaveValue('35,000');
    await expect(canvasElement.querySelector('input[type="hidden"]')).toHaveValue('35000');
  },
};

/** Typed freely, grouped on leaving, emptied to nothing. */
export const ByTyping: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const price = canvas.getByRole('textbox');
    await userEvent.type(price, '$45 500');
    await expect(price).toHaveValue('$45 500');
    await userEvent.tab();
    await expect(price).toHaveValue('45,500');
    await expect(args.onChange).toHaveBeenLastCalledWith(45_500);
    await userEvent.type(price, '9{Escape}');
    await expect(price).toHaveValue('45,500');
    await userEvent.clear(price);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvasElement.querySelector('input[type="hidden"]')).toBeNull();
  },
};

export const OutOfBounds: Story = {
  args: {
    value: 30_000,
    min: 1000,
    max: 250_000,
  },
  play: async ({ canvas, args }) => {
    const price = canvas.getByRole('textbox');
    await userEvent.clear(price);
    await userEvent.type(price, '900{Enter}');
    await expect(price).toHaveValue('1,000');
    await expect(args.onChange).toHaveBeenLastCalledWith(1000);
    await expect(canvas.getByRole('status')).toHaveTextContent('Raised to $1,000, the lowest.');
    await expect(price).toHaveAccessibleDescription(/Raised to/);
    await userEvent.clear(price);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(price, '9999999999999999999');
    await userEvent.tab();
    await expect(price).toHaveValue('250,000');
  },
};

export const Rounded: Story = {
  args: {
    label: 'Loan amount',
    value: 20_000,
    min: 1000,
    max: 100_000,
    step: 500,
  },
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox');
    await userEvent.clear(amount);
    await userEvent.type(amount, '20,340');
    await userEvent.tab();
    await expect(amount).toHaveValue('20,500');
    await expect(canvas.getByRole('status')).toHaveTextContent('Rounded to $20,500.');
  },
};

export const Unreadable: Story = {
  play: async ({ canvas, args }) => {
    const price = canvas.getByRole('textbox');
    await userEvent.type(price, 'about thirty');
    await userEvent.tab();
    await expect(price).toHaveValue('about thirty');
    await expect(price).toBeInvalid();
    await expect(price).toHaveAccessibleDescription(/Enter a figure, such as 25,000\./);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = { args: { error: 'Enter the price you agreed on.', hint: 'As on the contract.' } };

export const Disabled: Story = { args: { value: 30_000, disabled: true, presets: [10_000, 30_000] } };

export const TwelveDigits: Story = {
  args: { value: 999_999_999_999, presets: [999_999_999_999] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('999,999,999,999');
  },
};

/** Other units: kilometres with presets, percent with decimals, years, a longer unit. */
export const Units: Story = {
  render: () => (
    <Stack gap={5}>
      <NumberField label="Kilometres up to" suffix="km" value={75_000} presets={[25_000, 50_000, 75_000, 100_000]} />
      <NumberField label="Interest rate" suffix="% p.a." decimals={2} value={8.49} max={30} />
      <NumberField label="Term" suffix="years" value={5} min={1} max={7} step={0.5} decimals={1} />
      <NumberField label="Built in" plain value={2019} min={1950} max={2026} />
      <NumberField label="Distance" suffix="km a week" value={250} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Interest rate' })).toHaveAttribute('inputmode', 'decimal');
    await expect(canvas.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('8.49');
    await expect(canvas.getByRole('textbox', { name: 'Distance' })).toHaveAccessibleDescription('km a week');
    await expect(canvas.getByRole('textbox', { name: 'Built in' })).toHaveValue('2019');
    const term = canvas.getByRole('textbox', { name: 'Term' });
    await userEvent.clear(term);
    await userEvent.type(term, '4.7');
    await userEvent.tab();
    await expect(term).toHaveValue('4.5');
  },
};

export const AtNight: Story = {
  args: { label: 'Budget', value: 10_000, presets: [5000, 10_000, 15_000] },
  decorators: [
    (Story) => (
      <div className={nightScope} style={{ padding: '2rem', background: 'var(--fc-color-page)' }}>
        <Story />
      </div>
    ),
  ],
};
