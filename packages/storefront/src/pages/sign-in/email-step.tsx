'use client';

import { Button } from '@forecourt/ui/button';
import { EmailField } from '@forecourt/ui/field';
import { FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { AimFields } from './aim-fields';
import { requestLink } from './send-sign-in';
import { SignInFault, type StepFault } from './sign-in-fault';
import type { SignInAim } from './sign-in-view';
import { signInWords } from './sign-in-words';
import { useOneAtATime } from './use-one-at-a-time';

const { byEmail: words, sending } = signInWords;

/** What an address is the server says, in the words of every form. */
const emailForm = z.object({ email: z.string().trim().min(1, words.missing) });
type EmailForm = z.infer<typeof emailForm>;

export interface EmailStepProps {
  readonly aim: SignInAim;
  /** What was typed before, for whoever comes back to it. */
  readonly typed: string;
  readonly fault: StepFault | null;
  /** Whether the page comes to this step, so that the focus goes to its field. */
  readonly takesFocus: boolean;
  readonly onFault: (fault: StepFault | null, inField: boolean) => void;
  readonly onSent: (typed: string) => void;
}

/** The other way to sign in: the address that a link goes to. A plain form until scripts take it over. Source: AUTH-01. */
export const EmailStep = ({ aim, typed, fault, takesFocus, onFault, onSent }: EmailStepProps) => {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<EmailForm>({
    resolver: zodResolver(emailForm),
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);

  const request = async ({ email }: EmailForm): Promise<void> => {
    onFault(null, false);
    const outcome = await requestLink(email, aim);
    if (outcome.kind === 'done') return onSent(email);
    const inField = outcome.fields.email;
    if (inField === undefined) return onFault(outcome, false);
    setError('email', { message: inField }, { shouldFocus: true });
    onFault(null, true);
  };
  const submit = useOneAtATime(handleSubmit(request, () => onFault(null, true)));

  return (
    <>
      {fault !== null && <SignInFault fault={fault} onOver={() => onFault(null, false)} />}
      <FormLayout
        method="post"
        action="/api/sign-in/link"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormCell>
          <EmailField
            {...register('email')}
            id="sign-in-email"
            label={words.email}
            hint={words.hint}
            error={errors.email?.message}
            defaultValue={typed}
            maxLength={254}
          />
        </FormCell>
        <AimFields aim={aim} />
        <FormCell>
          <Button type="submit" size="large" fullWidth loading={isSubmitting}>
            {isSubmitting ? sending : words.send}
          </Button>
        </FormCell>
      </FormLayout>
    </>
  );
};
