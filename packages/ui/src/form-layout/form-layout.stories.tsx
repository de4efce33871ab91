import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button';
import { EmailField, TextField } from '../field/text-field';
import { ErrorSummary, type FieldProblem } from './error-summary';
import { FormCell, FormLayout, FormPart } from './form-layout';

const meta: Meta<typeof FormLayout> = { title: 'Fields/Form layout', component: FormLayout };
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
  },
};
