import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { Button } from '../button/button';
import { FormCell, FormLayout } from '../form-layout/form-layout';
import { CodeField } from './code-field';

const complete = fn();
const sent = fn();

const meta: Meta<typeof CodeField> = {
  title: 'Fields/Code field',
  component: CodeField,
  tags: ['new'],
  args: { name: 'code', label: 'Six-digit code', onComplete: complete },
  beforeEach: () => {
    complete.mockClear();
    sent.mockClear();
  },
  parameters: guide({
    anatomy: ['Label and hint', 'One input drawn as six cells', 'What is wrong with the code'],
    do: [
      'For the one-time code that came by SMS, alone in its form.',
      'Send the form when `onComplete` is called, and make the field read-only until the answer is there.',
      'Keep a button beside it: without scripts, and after a failure, it is what sends the code.',
    ],
    dont: [
      'A field for each digit: the browser could not fill in the code, and each would have to be read out.',
      'Codes that stay, such as a PIN, a voucher or a stock number: a text field.',
      'Clearing the field when a code was refused: it is selected, and typed over.',
    ],
    accessibility: [
      'One field with one label: the cells are a picture of it, hidden from those who listen.',
      'The number keypad on phones, and the code from the message above it (one-time-code).',
      'Nothing is sent before the sixth digit stands; the same code is not sent a second time.',
      'Without scripts it is a plain field that takes a space or a dash as well; the server strips them.',
    ],
    keyboard: [
      ['Tab', 'Moves into the field'],
      ['Digits', 'Fill the cells; the sixth completes the code'],
      ['Backspace', 'Takes the last digit away'],
    ],
    content: [
      'The hint says where the code was sent, by the end of the number.',
      'An error says what to do: “That code is over. Ask for a new one.”',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof CodeField>;

export const Empty: Story = { args: { hint: 'We sent it to 04•• ••• 678.' } };

export const Typed: Story = {
  name: 'Typing the sixth digit completes the code once [AUTH-01]',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Six-digit code');
    await userEvent.type(field, '12345');
    await expect(complete).not.toHaveBeenCalled();
    await userEvent.type(field, '6');
    await expect(complete.mock.calls).toEqual([['123456']]);
    // Taken back and typed again it is still the code that was told.
    await userEvent.keyboard('{Backspace}6');
    await expect(field).toHaveValue('123456');
    await expect(complete).toHaveBeenCalledOnce();
  },
};

export const Pasted: Story = {
  name: 'Pasting a code with its space or its words keeps the digits',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Six-digit code');
    await userEvent.click(field);
    await userEvent.paste('123 456');
    await expect(field).toHaveValue('123456');
    await expect(complete).toHaveBeenLastCalledWith('123456');
    // A whole code is replaced by the next one.
    await userEvent.click(field);
    await userEvent.paste('Your code is 654-321.');
    await expect(field).toHaveValue('654321');
    await expect(complete).toHaveBeenLastCalledWith('654321');
    await expect(complete).toHaveBeenCalledTimes(2);
  },
};

export const LettersRefused: Story = {
  name: 'Letters do not stand, a seventh digit neither',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Six-digit code');
    await userEvent.type(field, '12ab3x');
    await expect(field).toHaveValue('123');
    await userEvent.type(field, '4567');
    await expect(field).toHaveValue('123456');
    await expect(complete).toHaveBeenCalledOnce();
  },
};

const Refusing = () => {
  const [state, setState] = useState<'ready' | 'checking' | 'refused'>('ready');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent(new FormData(event.currentTarget).get('code'));
    setState('refused');
  };
  return (
    <FormLayout onSubmit={submit}>
      <FormCell>
        <CodeField
          name="code"
          readOnly={state === 'checking'}
          error={state === 'refused' ? 'That is not the code we sent. You have 4 tries left.' : undefined}
          onComplete={() => setState('checking')}
        />
      </FormCell>
      <FormCell>
        <Button type="submit">Sign in</Button>
      </FormCell>
    </FormLayout>
  );
};

export const Refused: Story = {
  name: 'A refused code is typed over',
  render: () => <Refusing />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Six-digit code');
    await userEvent.type(field, '123456');
    await expect(field).toHaveAttribute('readonly');
    await userEvent.keyboard('{Enter}');
    await expect(sent.mock.calls).toEqual([['123456']]);
    await expect(field).toHaveAccessibleDescription('That is not the code we sent. You have 4 tries left.');
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('9');
  },
};

/** Each digit stands within its cell; the sixth does not move the others. */
export const Filled: Story = {
  args: { defaultValue: '108174' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Six-digit code');
    await userEvent.click(field);
    await expect(field.scrollLeft).toBe(0);
    await expect(complete).not.toHaveBeenCalled();
  },
};

export const Mistake: Story = {
  args: { defaultValue: '123', error: 'Enter all six digits of the code. This has 3.' },
};

export const Checking: Story = { args: { defaultValue: '108174', readOnly: true } };

export const Disabled: Story = { args: { defaultValue: '108174', disabled: true } };

export const OnNight: Story = { globals: { ground: 'night' }, args: { defaultValue: '108174' } };

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { defaultValue: '108174' },
  decorators: [(Story) => <div style={{ maxWidth: '14rem' }}>{Story()}</div>],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
