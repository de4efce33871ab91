'use client';

import { type OnlinePaymentField, onlinePaymentFields, onlinePaymentLengths } from '@forecourt/api-contract';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { EmailField, TextField } from '@forecourt/ui/field';
import { ErrorSummary, FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { useEffect, useRef } from 'react';
import { focusFirst } from '../../runtime/first-focus/focus-first';
import { fieldId, type ShownForm } from './form-problems';
import { onlinePaymentWords as words } from './online-payment-words';

/**
 * The form by which an invoice or a deposit is found: a plain one, with scripts and without. One that came back says what is
 * to be mended, where the focus goes first.
 */
export const OnlinePaymentForm = ({
  shown: { typed, faults, error },
  anyAmount,
}: {
  readonly shown: ShownForm;
  /** The dealer takes any amount. */
  readonly anyAmount: boolean;
}) => {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(said.current, { mayMove: true }), []);
  const problems = onlinePaymentFields.flatMap((name) => {
    const message = faults[name];
    return message === undefined ? [] : [{ fieldId: fieldId(name), message }];
  });
  const common = (name: OnlinePaymentField) => ({
    id: fieldId(name),
    name,
    error: faults[name],
    defaultValue: typed[name],
    maxLength: onlinePaymentLengths[name],
  });
  const { reference, amount, anyAmount: any, name, email } = words.fields;
  return (
    <FormLayout method="post" action="/api/online-payments" id="pay-form">
      {problems.length > 0 && (
        <FormCell>
          <ErrorSummary problems={problems} ref={said} />
        </FormCell>
      )}
      {error !== null && (
        <FormCell>
          <div ref={said} tabIndex={-1}>
            <Alert tone="danger">
              <p>{error}</p>
            </Alert>
          </div>
        </FormCell>
      )}
      <FormCell width="half">
        <TextField
          {...common('reference')}
          {...reference}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </FormCell>
      <FormCell width="half">
        <TextField
          {...common('amount')}
          {...(anyAmount ? any : amount)}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
        />
      </FormCell>
      <FormCell width="half">
        <TextField {...common('name')} {...name} autoComplete="name" />
      </FormCell>
      <FormCell width="half">
        <EmailField {...common('email')} {...email} />
      </FormCell>
      <FormCell>
        <Button type="submit" size="large">
          {words.next}
        </Button>
      </FormCell>
    </FormLayout>
  );
};
