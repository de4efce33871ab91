import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { Button } from '../button/button';
import { EmailField, TextField } from '../field/text-field';
import { nightScope } from '../theme/scopes.css';
import { ErrorSummary, type FieldProblem } from './error-summary';
import { FormCell, FormLayout, FormPart } from './form-layout';

const meta: Meta<typeof FormLayout> = {
  title: 'Fields/Form layout',
  component: FormLayout,
  subcomponents: { ErrorSummary, FormCell, FormPart },
  tags: ['stable'],
  parameters: guide({
    anatomy: ['Error summary', 'Parts with a heading each', 'Cells: a third, a half, the whole', 'Buttons at the end'],
    do: [
      'Every form: one column on a phone, six from the tablet up, cells of a third, a half or the whole.',
      'Two fields beside each other only where people think of them together: first and last name.',
      'The error summary first in the form after a refused submit; focus it by its ref.',
    ],
    dont: [
      'Unlike fields side by side to save height: the eye loses the column.',
      'A summary while someone still types: it follows a submit.',
      'A summary for what the server could not do: that is an alert under the form.',
    ],
    accessibility: [
      'The summary takes the focus and is read out with its heading; each line is a link that moves the focus into its field.',
      'Say in each line what is wrong with which field; the same words stand under the field.',
      'The browser’s own checks are off, because ours say more; the server repeats them.',
    ],
    keyboard: [
      ['Tab', 'Moves in the order that is read'],
      ['Enter', 'In the summary moves into the field at fault'],
    ],
    content: [
      'The summary names each field and its fault in the words that stand at the field.',
      'Headings of parts are nouns: “Your car”.',
    ],
  }),
};
export default meta;

const Sample = () => {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblems([
      { fieldId: 'first-name', message: 'First Name is required.' },
      { fieldId: 'email', message: 'Email Address is required.' },
    ]);
  };
  const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <FormLayout onSubmit={submit}>
      <ErrorSummary ref={summary} problems={problems} />
      <FormPart>About you</FormPart>
      <FormCell width="half">
        <TextField id="first-name" label="First Name" error={errorOf('first-name')} />
      </FormCell>
      <FormCell width="half">
        <EmailField id="email" label="Email Address" error={errorOf('email')} />
      </FormCell>
      <FormCell>
        <Button type="submit">Send enquiry</Button>
      </FormCell>
    </FormLayout>
  );
};

export const Refused: StoryObj<typeof FormLayout> = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Send enquiry' }));
    const summary = form.getByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(within(summary).getByRole('heading')).toHaveTextContent('Please fix the following errors:');
    await expect(within(summary).getByRole('link', { name: 'Email Address is required.' })).toHaveAttribute(
      'href',
      '#email',
    );
    // The browser moves the focus along such a link; following it here would leave the page under test.
    await expect(form.getByLabelText('Email Address')).toHaveAttribute('id', 'email');
  },
};

/** Nothing is wrong: there is nothing to see. */
export const NoProblems: StoryObj<typeof FormLayout> = {
  render: () => (
    <FormLayout>
      <ErrorSummary problems={[]} />
      <FormCell width="half">
        <TextField label="First Name" />
      </FormCell>
    </FormLayout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Columns: StoryObj<typeof FormLayout> = {
  render: () => (
    <FormLayout>
      <FormPart>About you</FormPart>
      <FormCell width="half">
        <TextField label="First Name" />
      </FormCell>
      <FormCell width="half">
        <TextField label="Last Name" optional />
      </FormCell>
      <FormCell width="third">
        <TextField label="Postcode" />
      </FormCell>
      <FormCell width="twoThirds">
        <TextField label="Street" hint="Where the car will live." />
      </FormCell>
      <FormPart>Your car</FormPart>
      <FormCell>
        <TextField label="Rego" />
      </FormCell>
    </FormLayout>
  ),
};

export const ManyProblems: StoryObj<typeof FormLayout> = {
  render: () => (
    <FormLayout>
      <ErrorSummary
        problems={[
          { fieldId: 'name', message: 'First Name is required.' },
          { fieldId: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' },
          {
            fieldId: 'rego',
            message: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen is not a registration.',
          },
          {
            fieldId: 'message',
            message:
              'Tell us what you want to know about this vehicle, so that the right person can answer you at once.',
          },
        ]}
      />
    </FormLayout>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const AtNight: StoryObj<typeof FormLayout> = {
  render: () => (
    <div className={nightScope} style={{ padding: '2rem', background: 'var(--fc-color-page)' }}>
      <FormLayout>
        <ErrorSummary problems={[{ fieldId: 'email', message: 'Email Address is required.' }]} />
        <FormCell>
          <EmailField id="email" label="Email Address" error="Email Address is required." />
        </FormCell>
      </FormLayout>
    </div>
  ),
};
