'use client';

import { type EnquiryFieldName, type EnquiryUserData, nextStep, stepOfField } from '@forecourt/domain/enquiry';
import { Button } from '@forecourt/ui/button';
import { ErrorSummary, FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { VisuallyHidden } from '@forecourt/ui/visually-hidden';
import { useRouter } from 'next/navigation';
import { type ComponentType, type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useScripted } from '../../../runtime/scripted/use-scripted';
import { isKeyPath } from '../../../runtime/visit/visit';
import { currentVisit } from '../../../runtime/visit/visit-memory';
import { dropQuote, useAskedQuote } from '../../calculators';
import { rememberSender } from '../sent-by';
import { doublePressMs } from './double-press';
import type { EnquiryContext } from './enquiry-context';
import { EnquiryFailure } from './enquiry-failure';
import { EnquiryFields } from './enquiry-fields';
import * as styles from './enquiry-form.css';
import type { AcceptedEnquiry, EnquiryOutcome } from './enquiry-outcome';
import { problemsOf } from './enquiry-problems';
import { enquirySubmission } from './enquiry-submission';
import type { EnquiryWayProps } from './enquiry-way';
import { enquiryWords as words } from './enquiry-words';
import { HiddenFields } from './hidden-fields';
import { idempotencyKeys } from './idempotency-key';
import type { LeadInSteps } from './lead-in-steps';
import type { FormCode } from './load-form-code';
import { PrivacyNote } from './privacy-note';
import { QuoteNote } from './quote-note';
import { rememberAgreement } from './remember-agreement';
import { SoldNotice } from './sold-notice';
import { successPath } from './success-path';
import { tellEnquiry } from './tell-enquiry';
import { useCheckedForm } from './use-checked-form';
import { useEnquiryCare } from './use-enquiry-care';
import { useFocusNext } from './use-focus-next';
import { useStepHistory } from './use-step-history';

/**
 * The form of every enquiry, on one page or in the steps of its context: each step but the last is kept as a partial
 * lead. Without scripts, and until they have come, it stands on one page as a plain form that the API answers; with
 * them it checks by the server's own schema, keeps what was typed whatever happens, and leads to the success page.
 * Source: FORM-02 to -05, FORM-07, LEAD-01, LEAD-03, LEAD-05.
 */
export const EnquiryForm = ({
  context,
  formId = 'enquiry',
  Way,
  onAccepted,
  submitKind = 'primary',
  extra,
}: {
  readonly context: EnquiryContext;
  readonly formId?: string;
  /** Draws the way through the steps: `EnquiryWay`, given by whoever asks in steps, so that other pages go without. */
  readonly Way?: ComponentType<EnquiryWayProps> | undefined;
  /** What follows once it was taken, in place of the success page. */
  readonly onAccepted?: (outcome: AcceptedEnquiry) => void;
  /** `ink` where the page has its primary action in view already. */
  readonly submitKind?: 'primary' | 'ink';
  /** What stands over the button and goes along: the offer for a shopper's own vehicle. */
  readonly extra?: ReactNode;
}) => {
  const { steps, returned } = context;
  const router = useRouter();
  const scripted = useScripted();
  const [at, setAt] = useState(0);
  const next = nextStep(at, steps?.length ?? 1);
  const isLast = next.kind === 'submit';
  /** Faults show once a press of this step was refused. */
  const [refusedAt, setRefusedAt] = useState(returned === undefined ? undefined : 0);
  const [failure, setFailure] = useState(returned?.failure ?? undefined);
  const [accepted, setAccepted] = useState(false);
  const lead = useRef<LeadInSteps>(undefined);
  const quote = useAskedQuote(context.vehicle?.id ?? null);
  const [keyFor] = useState(() => ({ begun: idempotencyKeys(), whole: idempotencyKeys() }));
  const form = useRef<HTMLFormElement>(null);
  const checked = useCheckedForm(
    form,
    ({ checkStep, inputsIn }, element) => checkStep(context, at, inputsIn(element)),
    returned?.errors,
  );
  const care = useEnquiryCare(form, context);
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const focusNext = useFocusNext();

  const errors = refusedAt === at ? checked.errors : {};
  const problems = problemsOf(errors, context, formId);
  const stepOf = (name: EnquiryFieldName) => (steps === null ? 0 : stepOfField(steps, name));

  const show = (step: number) => {
    movedAt.current = performance.now();
    setAt(step);
    setRefusedAt(undefined);
    setFailure(undefined);
    focusNext(heading);
  };
  // In a window Back closes the window.
  const entries = useStepHistory(onAccepted === undefined && steps !== null ? steps.length : 1, (step) => {
    if (step !== at && !accepted) show(step);
  });
  const move = (to: number) => {
    entries.push(at, to);
    show(to);
  };
  const refuse = (step: number) => {
    entries.replace(step);
    setAt(step);
    setRefusedAt(step);
    focusNext(summary);
  };
  const follow = (outcome: EnquiryOutcome) => {
    if (outcome.kind === 'accepted') {
      setAccepted(true);
      entries.replace(0);
      care.done();
      dropQuote();
      tellEnquiry(context, outcome.leadId);
      rememberAgreement(form.current, context.events.website_id);
      rememberSender(form.current, outcome.leadId);
      if (onAccepted === undefined) router.push(successPath(context, outcome));
      else onAccepted(outcome);
      return;
    }
    const faults = outcome.fields.map(({ path, message }) => ({
      field: context.fields.find(({ name }) => name === path),
      message,
    }));
    const unplaced = faults.filter(({ field }) => field === undefined).map(({ message }) => message);
    const placed = faults.flatMap(({ field, message }) => (field === undefined ? [] : [{ name: field.name, message }]));
    for (const { name, message } of placed) checked.setError(name, message);
    setFailure([outcome.message, ...unplaced].join(' '));
    if (placed.length > 0) refuse(Math.min(...placed.map(({ name }) => stepOf(name))));
  };

  const send = async (userData: EnquiryUserData, { leadInSteps, sendEnquiry, givenBeside, tellOffer }: FormCode) => {
    setFailure(undefined);
    const signs = care.robotSigns();
    const beside = givenBeside(form.current);
    const made = enquirySubmission(userData, context, {
      visit: currentVisit(),
      userAgent: navigator.userAgent,
      // An address that is a key goes with no enquiry.
      url: isKeyPath(window.location.pathname) ? context.path : window.location.href,
      idempotencyKey: keyFor[isLast ? 'whole' : 'begun'](JSON.stringify([userData, quote?.figures, beside])),
      quote: quote?.figures ?? null,
    });
    const submission = { ...made, ...beside };
    const answered = (outcome: EnquiryOutcome) => {
      if (outcome.kind === 'accepted') tellOffer(context, beside);
      follow(outcome);
    };
    if (stepOf('phone') === at && (await care.asksAboutPhone(userData.phone)))
      return document.getElementById(`${formId}-phone`)?.focus();
    if (steps === null) return answered(await sendEnquiry(submission, signs));
    lead.current ??= leadInSteps();
    if (next.kind === 'submit') return answered(await lead.current.finish({ submission, signs }));
    // Nobody waits for it: what could not be kept goes with the last step.
    void lead.current.keep({ submission: { ...submission, form_completed: false }, signs });
    move(next.step);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (performance.now() - movedAt.current < doublePressMs) {
      event.preventDefault();
      heading.current?.focus();
      return undefined;
    }
    return checked.submit(event, {
      send,
      refuse: () => {
        setFailure(undefined);
        refuse(at);
      },
      fail: () => setFailure(words.failed),
    });
  };

  const busy = isLast && (checked.isBusy || accepted);
  const drawn = { formId, errors, isPhoneAsked: care.isPhoneAsked };
  return (
    <FormLayout ref={form} id={formId} action="/api/leads" method="post" onSubmit={submit}>
      {steps !== null && Way !== undefined && <Way steps={steps} at={at} {...(busy ? {} : { onSelect: move })} />}
      {quote !== null && (
        <FormCell>
          <QuoteNote words={quote.words} />
        </FormCell>
      )}
      {problems.length > 0 && (
        <FormCell>
          <ErrorSummary ref={summary} problems={problems} />
        </FormCell>
      )}
      <HiddenFields context={context} />
      {steps === null ? (
        <EnquiryFields {...drawn} fields={context.fields} />
      ) : (
        steps.map(({ key, label }, index) => (
          <div key={key} className={styles.step} hidden={scripted && index !== at}>
            <FormCell>
              <h2 ref={index === at ? heading : null} tabIndex={-1} className={styles.heading}>
                {scripted && <VisuallyHidden>{`Step ${index + 1} of ${steps.length}: `}</VisuallyHidden>}
                {label}
              </h2>
            </FormCell>
            <EnquiryFields {...drawn} fields={context.fields.filter(({ name }) => stepOf(name) === index)} />
          </div>
        ))
      )}
      {extra}
      <SoldNotice carId={context.vehicle?.id ?? null} />
      <FormCell>
        <Button type="submit" kind={submitKind} size="large" fullWidth loading={busy}>
          {scripted && !isLast ? words.next : busy ? words.sending : words.submit}
        </Button>
        {at > 0 && (
          <div className={styles.back}>
            <Button kind="quiet" icon="arrow-left" disabled={busy} onClick={() => move(at - 1)}>
              {words.back}
            </Button>
          </div>
        )}
        <PrivacyNote href={context.privacyHref} />
      </FormCell>
      {failure !== undefined && <EnquiryFailure message={failure} phone={context.phone} />}
    </FormLayout>
  );
};
