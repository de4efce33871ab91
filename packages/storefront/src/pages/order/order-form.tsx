'use client';

import type { OrderKind, OrderStepName } from '@forecourt/domain/order';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { ErrorSummary, FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { orderWords as words } from '../../features/order/order-words';
import { dropEstimate } from '../../features/trade-in/carried-estimate';
import { focusFirst } from '../../runtime/first-focus/focus-first';
import { useUnderWay } from '../../runtime/under-way/use-under-way';
import { orderInputId } from './order-input-id';
import * as styles from './order-page.css';
import { type SentStep, sendStep } from './send-step';
import { StepFields, type StepFieldsProps } from './step-fields';
import { typedIn } from './typed-step';
import { useStepForm } from './use-step-form';

type Wish = SentStep['wish'];

/** Where the button that was pressed leads. */
const wishOf = ({ nativeEvent }: SubmitEvent<HTMLFormElement>): Wish => {
  const { submitter } = nativeEvent;
  const value = submitter instanceof HTMLButtonElement && submitter.name === 'then' ? submitter.value : 'next';
  return value === 'back' || value === 'stay' ? value : 'next';
};

/**
 * A step of an order. It is a plain form that the API answers with the next step; with scripts it is checked before it is
 * sent, and where nobody answers it stays as it was typed. Then the next step is a page of its own, so that Back has what
 * was stored and not what was drawn. Source: FORM-03, FORM-06.
 */
export const OrderForm = ({
  token,
  step,
  kind,
  title,
  lead,
  faults,
  isFirst,
  ...fields
}: Omit<StepFieldsProps, 'errorOf'> & {
  readonly token: string;
  readonly step: OrderStepName;
  readonly kind: OrderKind;
  readonly title: string;
  readonly lead?: ReactNode;
  /** What the server found, where this step was sent before. */
  readonly faults: readonly { readonly field: string; readonly message: string }[];
  readonly isFirst: boolean;
}) => {
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { underWay: busy, begin, end } = useUnderWay<Wish>();
  const [failure, setFailure] = useState<string | null>(null);
  const { problems, check, recheck } = useStepForm({ step, kind }, faults, summary);

  useEffect(() => {
    focusFirst(summary.current ?? heading.current, { mayMove: summary.current !== null });
  }, []);

  const send = async (form: HTMLFormElement, wish: Wish): Promise<void> => {
    const outcome = await sendStep({ token, step, wish, typed: typedIn(form) });
    if (outcome.kind === 'stored') {
      if (step === 'trade-in') dropEstimate();
      return window.location.assign(outcome.to);
    }
    end();
    setFailure(outcome.message);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy !== null) return;
    const form = event.currentTarget;
    const wish = wishOf(event);
    setFailure(null);
    const go = async (): Promise<void> => {
      if (begin(wish)) await send(form, wish);
    };
    // Whoever goes back or leaves need not have finished.
    void (wish === 'next' ? check(form, go) : go());
  };

  const errorOf = (name: string): string | undefined => problems.find((problem) => problem.name === name)?.message;
  return (
    <section aria-labelledby="order-step" className={styles.step}>
      <div className={styles.head}>
        <h2 id="order-step" ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      <FormLayout method="post" action="/api/orders/save" onSubmit={submit} onInput={recheck}>
        {problems.length > 0 && (
          <FormCell>
            <ErrorSummary
              ref={summary}
              problems={problems.map(({ name, message }) => ({ fieldId: orderInputId(name), message }))}
            />
          </FormCell>
        )}
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="step" value={step} />
        <StepFields {...fields} errorOf={errorOf} />
        {failure !== null && (
          <FormCell>
            <Alert tone="danger">
              <p>{failure}</p>
            </Alert>
          </FormCell>
        )}
        <FormCell>
          <div className={styles.ways}>
            {/* First, since Enter presses the first button of a form. */}
            <Button type="submit" name="then" value="next" loading={busy === 'next'}>
              {busy === 'next' ? words.saving : words.next}
            </Button>
            {!isFirst && (
              <Button type="submit" name="then" value="back" kind="outlined" loading={busy === 'back'}>
                {words.back}
              </Button>
            )}
            <Button type="submit" name="then" value="stay" kind="quiet" loading={busy === 'stay'}>
              {words.later}
            </Button>
          </div>
        </FormCell>
      </FormLayout>
    </section>
  );
};
