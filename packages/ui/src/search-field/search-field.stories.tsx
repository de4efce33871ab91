import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { FieldError } from '../field/field';
import { nightScope } from '../theme/scopes.css';
import { SearchField } from './search-field';

const sent = fn();
const submit = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  sent(new FormData(event.currentTarget).get('query'));
};

const meta: Meta<typeof SearchField> = {
  title: 'Fields/Search field',
  component: SearchField,
  tags: ['stable'],
  args: { label: 'Search our stock', placeholder: 'Make, model or stock no.', name: 'query' },
  decorators: [
    (Story) => (
      <form onSubmit={submit}>
        <Story />
      </form>
    ),
  ],
  parameters: guide({
    anatomy: ['Label', 'Input', 'Button'],
    do: [
      'Free words that lead to results: stock, models, parts.',
      'Inside a form whose address is the results page, so that it works before and without scripts.',
    ],
    dont: [
      'A choice from a known list: a select field.',
      'Narrowing a list in view to a few lines: filters say what there is.',
    ],
    accessibility: [
      'The label is its name; the placeholder only gives an example and is gone while typing.',
      'The keypad of a phone says "search"; Enter and the button do the same.',
      'Results that come while typing are announced by the results, not by the field.',
    ],
    keyboard: [
      ['Tab', 'Moves to the field, then the button'],
      ['Enter', 'Searches'],
      ['Escape', 'Empties the field where the browser does'],
    ],
    content: ['The placeholder is an example: “Make, model or stock no.”'],
  }),
};
export default meta;

type Story = StoryObj<typeof SearchField>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search our stock' });
    await expect(field).toHaveAttribute('enterkeyhint', 'search');
    await userEvent.type(field, 'rav4 hybrid{Enter}');
    await expect(sent).toHaveBeenLastCalledWith('rav4 hybrid');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(sent).toHaveBeenCalledTimes(2);
  },
  beforeEach: () => {
    sent.mockClear();
  },
};

export const Filled: Story = { args: { defaultValue: 'D-MAX X-Terrain' } };

export const LongWords: Story = {
  args: { defaultValue: 'Fahrzeugidentifizierungsnummer of a vehicle with every option there has ever been, in blue' },
};

export const NoPlaceholder: Story = { args: { placeholder: undefined } };

export const LongPlaceholder: Story = {
  args: { placeholder: 'Make, model, body, colour, stock number or anything else that you remember of it' },
};

/** An empty search that a form refuses: the sentence stands beside the field, the field is marked and described by it. */
export const Invalid: Story = {
  args: { 'aria-invalid': true, 'aria-describedby': 'search-field-error' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <FieldError id="search-field-error">Type what you are looking for.</FieldError>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search our stock' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Type what you are looking for.');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'D-MAX X-Terrain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeDisabled();
  },
};

export const AtNight: Story = {
  decorators: [
    (Story) => (
      <div className={nightScope} style={{ padding: '2rem', background: 'var(--fc-color-page)' }}>
        <Story />
      </div>
    ),
  ],
};
