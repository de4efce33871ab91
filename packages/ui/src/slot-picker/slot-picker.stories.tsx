import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { allFull, fortnight, longDay } from '../../.storybook/sample-days';
import { Alert } from '../alert/alert';
import { TextButton } from '../text-link/text-link';
import { nightScope } from '../theme/scopes.css';
import { SlotPicker } from './slot-picker';

const meta: Meta<typeof SlotPicker> = {
  title: 'Fields/Slot picker',
  component: SlotPicker,
  tags: ['stable'],
  args: {
    label: 'When would you like to come?',
    name: 'slot',
    days: fortnight,
    emptyNote: 'There are no times to book here. Call us on 07 3155 0140.',
    onChange: fn(),
  },
  parameters: guide({
    anatomy: ['Label and hint', 'Days', 'Times of the day', 'What is chosen, in words', 'Earlier and later'],
    do: [
      'A time to be booked from those that are free: test drives, service, handovers.',
      'Pass closed and full days too; they say so in words and lead to the next free day.',
      'Pass every word ready made: the component knows no clock and no time zone.',
    ],
    dont: ['A preferred day without fixed times: a date field.', 'Fewer than four times in all: radio cards.'],
    accessibility: [
      'The days are one radio group and the times another: one tab stop each, arrow keys move within.',
      'A day is read as "Tuesday 24 November, 11 free"; a taken time is read as taken and cannot be chosen.',
      'The chosen time stands in words below and is announced, also while another day is open.',
      'The id is on the whole, so the link of an error summary leads to it.',
      'Without scripts all days stand under each other with their times as one set of radios.',
    ],
    keyboard: [
      ['Tab', 'Moves to the earlier days, to the open day, to the later days, to the times, and to the next free day'],
      ['Arrow keys', 'Among days: open the one beside it; among times: choose the one beside it'],
      ['Space', 'On a time: chooses it; on a button: presses it'],
      ['Enter', 'On a button: presses it'],
    ],
    content: ['Days with weekday and date, and how many are free.', 'A full day says when the next free one is.'],
  }),
};
export default meta;

type Story = StoryObj<typeof SlotPicker>;

export const Fortnight: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const days = within(canvas.getByRole('radiogroup', { name: 'Day' }));
    await expect(days.getByRole('radio', { name: 'Saturday 21 November, 3 free' })).toBeChecked();
    await userEvent.click(days.getByRole('radio', { name: /Tuesday 24 November/ }));
    const times = canvas.getByRole('group', { name: 'Tuesday 24 November' });
    await expect(within(times).getByRole('radio', { name: '10:00 am Taken' })).toBeDisabled();
    await userEvent.click(within(times).getByRole('radio', { name: '10:30 am' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24T10:30');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your time: Tuesday 24 November, 10:30 am');
    // Looking at another day keeps the choice.
    await userEvent.click(days.getByRole('radio', { name: /Thursday 26 November/ }));
    await expect(canvasElement.querySelector('input[type="hidden"]')).toHaveValue('2026-11-24T10:30');
  },
};

export const Chosen: Story = {
  args: { defaultValue: '2026-11-25T09:30', hint: 'Half an hour, with one of us beside you.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '9:30 am' })).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const saturday = canvas.getByRole('radio', { name: /Saturday 21/ });
    saturday.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /Sunday 22/ })).toBeChecked();
    await expect(canvas.getByText('We are closed on Sundays.')).toBeVisible();
    // The way on to a day that has something, and the focus goes there.
    await userEvent.click(canvas.getByRole('button', { name: 'Next free day: Tuesday 24 November' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Tuesday 24/ })).toHaveFocus());
  },
};

export const Closed: Story = {
  args: { days: fortnight.slice(6), label: 'Another day' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Friday 27 November, Closed' }));
    await expect(canvas.getByText('Closed for the Moorooka Show.')).toBeVisible();
  },
};

/** Whole days are gone: they can still be read, and nothing pretends to be free. */
export const Full: Story = {
  args: { days: allFull },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No free times on this day.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Next free day/ })).toBeNull();
  },
};

/** The row moves by its buttons too; at its ends they say that they do nothing. */
export const Moved: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const later = await canvas.findByRole('button', { name: 'Later days' });
    await expect(canvas.getByRole('button', { name: 'Earlier days' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(later);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Earlier days' })).not.toHaveAttribute('aria-disabled'),
    );
  },
};

export const MoreAsked: Story = {
  args: { days: fortnight.slice(0, 4), onLater: fn() },
  play: async ({ canvas, args }) => {
    const later = canvas.getByRole('button', { name: 'Later days' });
    await waitFor(async () => {
      await userEvent.click(later);
      await expect(args.onLater).toHaveBeenCalled();
    });
  },
};

export const LongDay: Story = { args: { days: longDay, label: 'Bring it in at' } };

export const Empty: Story = { args: { days: [] } };

export const Loading: Story = {
  args: { days: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading times');
  },
};

export const Failed: Story = {
  args: {
    days: [],
    failure: (
      <Alert tone="danger" title="The times could not be loaded.">
        <TextButton>Try again</TextButton>
      </Alert>
    ),
  },
};

export const Invalid: Story = {
  args: { id: 'slot', error: 'Choose a time.' },
  play: async ({ canvas }) => {
    const whole = canvas.getByRole('group', { name: 'When would you like to come?' });
    await expect(whole).toHaveAccessibleDescription('Choose a time.');
    await expect(whole).toHaveAttribute('id', 'slot');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-25T09:30' } };

export const AtNight: Story = {
  args: { defaultValue: '2026-11-25T09:30' },
  decorators: [
    (Story) => (
      <div className={nightScope} style={{ padding: '1rem', background: 'var(--fc-color-page)' }}>
        <Story />
      </div>
    ),
  ],
};
