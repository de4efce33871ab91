'use client';

import { type OrderKind, orderFields } from '@forecourt/domain/order';
import { Button } from '@forecourt/ui/button';
import { CheckboxField } from '@forecourt/ui/field';
import { ErrorSummary, FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { type SubmitEvent, useRef } from 'react';
import { orderWords } from '../../features/order/order-words';
import { useUnderWay } from '../../runtime/under-way/use-under-way';
import { orderInputId } from './order-input-id';
import { useStepForm } from './use-step-form';

const words = orderWords.review;

/**
 * The box and the button that pays: a plain form, which the API answers with the page of the processor. It is sent once,
 * however often it is pressed.
 */
export const PayForm = ({
  token,
  kind,
  label,
  seenCents,
  faults,
  isDue,
}: {
  readonly token: string;
  readonly kind: OrderKind;
  /** Of the button: what it does, with the amount. */
  readonly label: string;
  /** The total as it stands on this page; null where there is none. */
  readonly seenCents: number | null;
  readonly faults: readonly { readonly field: string; readonly message: string }[];
  /** Something is paid now, so that the page of the processor comes next. */
  readonly isDue: boolean;
}) => {
  const summary = useRef<HTMLDivElement>(null);
  const { underWay, begin } = useUnderWay<'payment'>();
  const busy = underWay !== null;
  const { problems, check, recheck } = useStepForm({ step: 'review', kind }, faults, summary);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    void check(form, () => {
      if (begin('payment')) form.submit();
    });
  };
  return (
    <FormLayout method="post" action="/api/orders/pay" onSubmit={submit} onInput={recheck}>
      {problems.length > 0 && (
        <FormCell>
          <ErrorSummary
            ref={summary}
            problems={problems.map(({ name, message }) => ({ fieldId: orderInputId(name), message }))}
          />
        </FormCell>
      )}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="seen_cents" value={seenCents ?? ''} />
      <FormCell>
        <CheckboxField
          id={orderInputId('agree')}
          name="agree"
          value="on"
          label={orderFields.agree.label}
          error={problems.find(({ name }) => name === 'agree')?.message}
          autoComplete="off"
        />
      </FormCell>
      <FormCell>
        <Button type="submit" size="large" fullWidth loading={busy} icon={isDue ? 'lock' : undefined}>
          {busy ? words.paying : label}
        </Button>
      </FormCell>
    </FormLayout>
  );
};
