'use client';

import { Button } from '@forecourt/ui/button';
import { PhoneField } from '@forecourt/ui/field';
import { FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { AimFields } from './aim-fields';
import { requestCode } from './send-sign-in';
import type { SentCode } from './sent-code';
import { SignInFault, type StepFault } from './sign-in-fault';
import type { SignInAim } from './sign-in-view';
import { signInWords as words } from './sign-in-words';
import { useOneAtATime } from './use-one-at-a-time';

/** Which numbers take a text the server knows: it has the metadata. */
const numberForm = z.object({ phone_number: z.string().trim().min(1, words.faults.number) });
type NumberForm = z.infer<typeof numberForm>;

export interface NumberStepProps {
  readonly aim: SignInAim;
  /** What was typed before, for whoever comes back to it. */
  readonly typed: string;
  readonly fault: StepFault | null;
  /** Whether the page comes back to this step, so that the focus goes to its field. */
  readonly takesFocus: boolean;
  readonly onFault: (fault: StepFault | null, inField: boolean) => void;
  readonly onSent: (sent: SentCode, typed: string) => void;
}

/** The first step: the number. A plain form until scripts take it over. Source: AUTH-01. */
export const NumberStep = ({ aim, typed, fault, takesFocus, onFault, onSent }: NumberStepProps) => {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<NumberForm>({
    resolver: zodResolver(numberForm),
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    if (takesFocus) setFocus('phone_number');
  }, [takesFocus, setFocus]);

  const request = async ({ phone_number }: NumberForm): Promise<void> => {
    onFault(null, false);
    const outcome = await requestCode(phone_number, aim);
    if (outcome.kind === 'done') return onSent(outcome.done, phone_number);
    const inField = outcome.fields.phone_number;
    if (inField === undefined) return onFault(outcome, false);
    setError('phone_number', { message: inField }, { shouldFocus: true });
    onFault(null, true);
  };
  const submit = useOneAtATime(handleSubmit(request, () => onFault(null, true)));

  return (
    <>
      {fault !== null && <SignInFault fault={fault} onOver={() => onFault(null, false)} />}
      <FormLayout
        method="post"
        action="/api/sign-in/code"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormCell>
          <PhoneField
            {...register('phone_number')}
            id="sign-in-number"
            label={words.number}
            hint={words.numberHint}
            error={errors.phone_number?.message}
            defaultValue={typed}
            maxLength={100}
          />
        </FormCell>
        <AimFields aim={aim} />
        <FormCell>
          <Button type="submit" size="large" fullWidth loading={isSubmitting}>
            {isSubmitting ? words.sending : words.send}
          </Button>
        </FormCell>
      </FormLayout>
    </>
  );
};
