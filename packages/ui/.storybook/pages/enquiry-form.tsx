import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../src/button/button';
import { CheckboxField } from '../../src/field/checkbox-field';
import { TextAreaField } from '../../src/field/text-area-field';
import { EmailField, PhoneField, TextField } from '../../src/field/text-field';
import { ErrorSummary, type FieldProblem } from '../../src/form-layout/error-summary';
import { FormCell, FormLayout } from '../../src/form-layout/form-layout';
import { TextLink } from '../../src/text-link/text-link';
import { smallPrint } from './pages.css';

const problemsOf = (form: FormData, id: string): readonly FieldProblem[] => {
  const missing = [
    { name: 'name', message: 'First Name is required.' },
    { name: 'email', message: 'Email Address is required.' },
    { name: 'phone', message: 'Phone is required.' },
  ];
  return missing
    .filter(({ name }) => String(form.get(name) ?? '').trim() === '')
    .map(({ name, message }) => ({ fieldId: `${id}-${name}`, message }));
};

/** The enquiry form of a template, with its fields and words but without a server: it checks what is empty. */
export const SampleEnquiryForm = ({
  id,
  message,
  submitKind,
}: {
  readonly id: string;
  readonly message: string;
  /** `ink` where the page has its primary action in view already. */
  readonly submitKind?: 'primary' | 'ink';
}) => {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblems(problemsOf(new FormData(event.currentTarget), id));
  };
  const field = (name: string) => ({
    id: `${id}-${name}`,
    name,
    error: problems.find(({ fieldId }) => fieldId === `${id}-${name}`)?.message,
  });
  return (
    <FormLayout id={id} onSubmit={submit} noValidate>
      {problems.length > 0 && (
        <FormCell>
          <ErrorSummary ref={summary} problems={problems} />
        </FormCell>
      )}
      <FormCell width="half">
        <TextField {...field('name')} label="First Name" autoComplete="given-name" />
      </FormCell>
      <FormCell width="half">
        <TextField {...field('last_name')} label="Last Name" autoComplete="family-name" optional />
      </FormCell>
      <FormCell width="half">
        <EmailField {...field('email')} label="Email Address" />
      </FormCell>
      <FormCell width="half">
        <PhoneField {...field('phone')} label="Phone" />
      </FormCell>
      <FormCell>
        <TextAreaField {...field('message')} label="Message" optional defaultValue={message} />
      </FormCell>
      <FormCell>
        <CheckboxField {...field('opt_in')} label="Send me offers and news" />
      </FormCell>
      <FormCell>
        <Button type="submit" kind={submitKind} size="large" fullWidth>
          Send enquiry
        </Button>
        <p className={smallPrint}>
          We use your details to answer you, as our <TextLink href="/privacy">privacy policy</TextLink> says.
        </p>
      </FormCell>
    </FormLayout>
  );
};
