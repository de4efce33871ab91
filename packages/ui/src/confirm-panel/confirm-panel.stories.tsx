import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { LinkButton } from '../button/link-button';
import { ConfirmPanel } from './confirm-panel';

const done = fn((event: FormEvent) => event.preventDefault());

const meta: Meta<typeof ConfirmPanel> = {
  title: 'Account/Confirm panel',
  component: ConfirmPanel,
  tags: ['new'],
  args: {
    title: 'Delete my account',
    lead: 'This cannot be undone. You can join again at any time with the same number.',
    goes: [
      'Your mobile number and your name',
      'Saved vehicles, your notes and saved searches',
      'Your own cars and their service history',
      'All devices that are signed in',
    ],
    stays: [
      { what: 'Tax invoices of your orders', why: 'The law has us keep them for five years.' },
      { what: 'What you agreed to, and when', why: 'We have to be able to prove it, for seven years.' },
    ],
    confirmation: { kind: 'typed', name: 'confirm', word: 'DELETE' },
    actionLabel: 'Delete my account',
    cancel: (
      <LinkButton href="/my-garage/details" kind="outlined">
        Keep my account
      </LinkButton>
    ),
    onSubmit: done,
  },
  beforeEach: () => {
    done.mockClear();
  },
  parameters: guide({
    anatomy: [
      'Title and lead',
      'What goes',
      'What stays, with the reason',
      'Typed word or tick',
      'The button that deletes, and the way back',
    ],
    do: [
      'Before data is deleted for good: an account, a garage, everything that was saved.',
      'Say what goes in words that people use, and what stays with the reason and for how long.',
      'A typed word for the whole account, a tick for a part of it.',
    ],
    dont: [
      'What can be undone: do it, and offer Undo in a toast.',
      'Making it hard: one confirmation is enough, and the button is never disabled.',
      'Yes and No: the buttons say what they do.',
    ],
    accessibility: [
      'A button pressed without the confirmation says what is missing and leads to the field.',
      'Signs of what goes and stays are drawings; the headings over them say it.',
      'Without scripts the form is sent as it is, and the server asks for the confirmation.',
    ],
    keyboard: [
      ['Tab', 'Moves through confirmation, button and way back'],
      ['Space', 'Ticks the box'],
      ['Enter', 'Sends the form'],
    ],
    content: [
      'The button says what is deleted: “Delete my account”.',
      'What stays has its reason and its end: “Invoices, seven years, by tax law”.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof ConfirmPanel>;

export const Typed: Story = {
  name: 'Nothing is sent before the word is typed',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete my account' });
    const field = canvas.getByLabelText('Type DELETE to confirm');
    await userEvent.click(button);
    await expect(done).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Type DELETE to go on.');
    await userEvent.type(field, 'delete all');
    await userEvent.click(button);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('delete all');
    await expect(done).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, ' delete {Enter}');
    await expect(done).toHaveBeenCalledOnce();
  },
};

export const Ticked: Story = {
  args: {
    title: 'Delete my saved searches',
    lead: undefined,
    goes: ['4 saved searches and their messages'],
    stays: undefined,
    confirmation: { kind: 'tick', name: 'confirm', label: 'I understand that this cannot be undone' },
    actionLabel: 'Delete my saved searches',
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete my saved searches' });
    await userEvent.click(button);
    await expect(done).not.toHaveBeenCalled();
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Tick the box to go on.');
    await userEvent.click(box);
    await userEvent.click(button);
    await expect(done).toHaveBeenCalledOnce();
  },
};

export const AsIs: Story = {};

export const OnPhone: Story = { globals: { viewport: { value: 'phone-390', isRotated: false } } };

export const RefusedByServer: Story = {
  args: { confirmationError: 'Type DELETE to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Type DELETE to confirm')).toHaveFocus();
  },
};

export const NotDone: Story = {
  args: { error: 'We could not delete your account just now. Nothing was deleted. Please try again in a minute.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was deleted.');
  },
};

export const Deleting: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Deleting' })).toBeDisabled();
  },
};

export const OnNight: Story = { globals: { ground: 'night' } };

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    title: longWord,
    goes: [longWord],
    stays: [{ what: longWord, why: longWord }],
    confirmation: { kind: 'typed', name: 'confirm', word: longWord },
    actionLabel: longWord,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
