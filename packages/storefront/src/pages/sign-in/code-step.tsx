'use client';

import { Button } from '@forecourt/ui/button';
import { CodeField, codeDigits } from '@forecourt/ui/code-field';
import { FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { AimFields } from './aim-fields';
import { type RefusedStep, verifyCode } from './send-sign-in';
import { SignInFault, type StepFault } from './sign-in-fault';
import type { SignInAim } from './sign-in-view';
import { signInWords as words } from './sign-in-words';
import { useOneAtATime } from './use-one-at-a-time';

const codeForm = z.object({ code: z.string().refine((typed) => codeDigits(typed).length === 6, words.faults.code) });
type CodeForm = z.infer<typeof codeForm>;

export interface CodeStepProps {
  readonly aim: SignInAim;
  readonly fault: StepFault | null;
  /** What is wrong with the code that the server was sent by a plain form. */
  readonly codeError: string | undefined;
  /** Told of a new fault, or of none, and whether the field has it. */
  readonly onFault: (fault: StepFault | null, inField: boolean) => void;
  /** There is no sign-in under way any more: the number is asked again. */
  readonly onGone: (refused: RefusedStep) => void;
}

/** The second step: the code, which is sent as soon as it stands, once. A plain form until scripts take it over. */
export const CodeStep = ({ aim, fault, codeError, onFault, onGone }: CodeStepProps) => {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<CodeForm>({
    resolver: zodResolver(codeForm),
  });
  const [isDone, setIsDone] = useState(false);
  const { errors, isSubmitting, isSubmitted } = formState;
  const isBusy = isSubmitting || isDone;

  // Unless somebody who came here by a plain form has pressed something else by now.
  useEffect(() => {
    if (document.activeElement === document.body) setFocus('code');
  }, [setFocus]);

  const verify = async ({ code }: CodeForm): Promise<void> => {
    onFault(null, false);
    const outcome = await verifyCode(code, aim);
    if (outcome.kind === 'done') {
      setIsDone(true);
      // A whole page, drawn for who is signed in; Back leads past this one.
      window.location.replace(outcome.done.redirect);
      return;
    }
    if (outcome.why === 'sign_in_gone') return onGone(outcome);
    const inField = outcome.fields.code;
    if (inField === undefined) return onFault(outcome, false);
    setError('code', { message: inField }, { shouldFocus: true });
    onFault(null, true);
  };
  const submit = useOneAtATime(handleSubmit(verify, () => onFault(null, true)));

  return (
    <>
      {fault !== null && <SignInFault fault={fault} onOver={() => onFault(null, false)} />}
      <FormLayout
        method="post"
        action="/api/sign-in/verify"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormCell>
          <CodeField
            {...register('code')}
            id="sign-in-code"
            label={words.code}
            hint={words.codeHint}
            error={errors.code?.message ?? (isSubmitted ? undefined : codeError)}
            readOnly={isBusy}
            onComplete={() => void submit()}
          />
        </FormCell>
        <AimFields aim={aim} />
        <FormCell>
          <Button type="submit" size="large" fullWidth loading={isBusy}>
            {isBusy ? words.verifying : words.verify}
          </Button>
        </FormCell>
      </FormLayout>
    </>
  );
};
