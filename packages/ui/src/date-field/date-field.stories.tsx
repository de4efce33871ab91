import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { nightScope } from '../theme/scopes.css';
import { DateField } from './date-field';

const meta: Meta<typeof DateField> = {
  title: 'Fields/Date',
  component: DateField,
  tags: ['stable'],
  args: { label: 'Preferred day', name: 'day', onChange: fn() },
  parameters: guide({
    anatomy: ['Label and hint', 'The browser’s date input with its calendar', 'What is wrong'],
    do: [
      'A day that someone knows: the end of a registration, a preferred day without fixed times.',
      'Give min and max where only some days make sense, and the sentence for a day outside them.',
    ],
    dont: [
      'Days and times to be booked: the slot picker shows what is free.',
      'A year or a month alone: a number field or a select field.',
    ],
    accessibility: [
      'It is the browser’s own date input: each phone and screen reader brings the calendar people know.',
      'The bounds are checked on leaving the field, not while a year is half typed.',
      'Say the bounds in the hint too; a calendar that greys days out says nothing about why.',
    ],
    keyboard: [
      ['Tab', 'Moves through day, month and year'],
      ['Arrow up, Arrow down', 'Change the part by one'],
      ['Space', 'Opens the calendar where the browser has one'],
    ],
    content: ['Say the bounds in the hint: “Any day from tomorrow”.'],
  }),
};
export default meta;

type Story = StoryObj<typeof DateField>;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    defaultValue: '2026-11-24',
    hint: 'Between 23 November and 4 December.',
    min: '2026-11-23',
    max: '2026-12-04',
  },
  play: async ({ canvas }) => {
    const day = canvas.getByLabelText('Preferred day');
    await expect(day).toHaveValue('2026-11-24');
    await expect(day).toHaveAttribute('min', '2026-11-23');
    await expect(day).toHaveAccessibleDescription('Between 23 November and 4 December.');
  },
};

export const Outside: Story = {
  args: {
    min: '2026-11-23',
    max: '2026-12-04',
    outside: 'Choose a day between 23 November and 4 December.',
  },
  play: async ({ canvas }) => {
    const day = canvas.getByLabelText('Preferred day');
    await userEvent.click(day);
    await fireEvent.change(day, { target: { value: '2027-01-15' } });
    await expect(day).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    day.blur();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(day).toHaveAccessibleDescription('Choose a day between 23 November and 4 December.');
    await fireEvent.change(day, { target: { value: '2026-11-30' } });
    await expect(day).not.toHaveAttribute('aria-invalid');
  },
};

export const Invalid: Story = { args: { error: 'Choose a day.', hint: 'We are closed on Sundays.' } };

export const InvalidFilled: Story = {
  args: { defaultValue: '2026-11-22', error: 'We are closed on that day. Choose a weekday.' },
  play: async ({ canvas }) => {
    const day = canvas.getByLabelText('Preferred day');
    await expect(day).toBeInvalid();
    await expect(day).toHaveAccessibleDescription('We are closed on that day. Choose a weekday.');
  },
};

export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Preferred day/)).not.toBeRequired();
  },
};

export const ReadOnly: Story = { args: { defaultValue: '2026-11-24', readOnly: true, hint: 'Ring us to change it.' } };

export const LongWords: Story = {
  args: {
    label: 'Day on which the Kraftfahrzeugzulassungsbescheinigung of the vehicle that you bring to us runs out',
    hint: 'It stands on the second page of the Kraftfahrzeugzulassungsbescheinigung, at the bottom left.',
    error: 'Kraftfahrzeugzulassungsbescheinigungen that have run out need a permit before we can drive the vehicle.',
  },
};

export const Disabled: Story = { args: { defaultValue: '2026-11-24', disabled: true, optional: true } };

export const AtNight: Story = {
  args: { defaultValue: '2026-11-24' },
  decorators: [
    (Story) => (
      <div className={nightScope} style={{ padding: '2rem', background: 'var(--fc-color-page)' }}>
        <Story />
      </div>
    ),
  ],
};
