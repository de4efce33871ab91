'use client';

import { type EnquiryUserData, nextStep } from '@forecourt/domain';
import { Button, ErrorSummary, FormCell, FormLayout, Stepper, VisuallyHidden } from '@forecourt/ui';
import { useRouter } from 'next/navigation';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { EnquiryContext } from '../enquiry-form/enquiry-context';
import { EnquiryFailure } from '../enquiry-form/enquiry-failure';
import { EnquiryDetailFields, EnquiryMessageFields } from '../enquiry-form/enquiry-fields';
import type { AcceptedEnquiry, EnquiryOutcome } from '../enquiry-form/enquiry-outcome';
import { problemsOf } from '../enquiry-form/enquiry-problems';
import { enquirySubmission } from '../enquiry-form/enquiry-submission';
import { enquiryFieldOrder } from '../enquiry-form/enquiry-values';
import { enquiryWords } from '../enquiry-form/enquiry-words';
import { HiddenFields } from '../enquiry-form/hidden-fields';
import { idempotencyKeys } from '../enquiry-form/idempotency-key';
import type { EnquiryDesk } from '../enquiry-form/open-desk';
import { PrivacyNote } from '../enquiry-form/privacy-note';
import { QuoteNote } from '../enquiry-form/quote-note';
import { successPath } from '../enquiry-form/success-path';
import { tellEnquiry } from '../enquiry-form/tell-enquiry';
import { useCheckedForm } from '../enquiry-form/use-checked-form';
import { useEnquiryCare } from '../enquiry-form/use-enquiry-care';
import { useFocusNext } from '../enquiry-form/use-focus-next';
import { dropQuote, useAskedQuote } from '../vehicle-calculators/vehicle-quote';
import { currentVisit } from '../visit/visit-memory';
import { enquirySteps, partialSubmission, stepOfField } from './enquiry-steps';
import * as styles from './enquiry-steps.css';
import type { LeadInSteps } from './lead-in-steps';

/** Milliseconds in which a second press belongs to the first: Send comes to stand where Next was. */
const doublePressMs = 500;

/**
 * An enquiry in steps: details, kept as a partial lead, then the message. Without scripts, and until they have come, it
 * is the same form on one page. Whatever fails, what was typed stays. Source: FORM-05, LEAD-05; FORM-02 to -04.
 */
export const EnquiryStepsForm = ({
  context,
  formId = 'enquiry',
  onAccepted,
}: {
  readonly context: EnquiryContext;
  readonly formId?: string;
  /** What follows once it was taken, in place of the success page. */
  readonly onAccepted?: (outcome: AcceptedEnquiry) => void;
}) => {
  const router = useRouter();
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const [at, setAt] = useState(0);
  const isLast = nextStep(at, enquirySteps.length).kind === 'submit';
  /** Faults show once a press of this step was refused, as on one page. */
  const [refusedAt, setRefusedAt] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [accepted, setAccepted] = useState(false);
  const lead = useRef<LeadInSteps>(undefined);
  const quote = useAskedQuote(context.vehicle?.id ?? null);
  const [keyFor] = useState(() => ({ begun: idempotencyKeys(), whole: idempotencyKeys() }));
  const form = useRef<HTMLFormElement>(null);
  const checked = useCheckedForm(form, (desk, element) => {
    const inputs = desk.inputsIn(element);
    return isLast
      ? desk.checkEnquiry(context.rules, inputs)
      : desk.checkEnquiry(desk.detailsRules(context.rules), desk.detailsOf(inputs));
  });
  const care = useEnquiryCare(form, context);
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const focusNext = useFocusNext();

  const shownErrors = refusedAt === at ? checked.errors : {};
  const problems = problemsOf(shownErrors, formId);

  const move = (to: number) => {
    movedAt.current = performance.now();
    setAt(to);
    setRefusedAt(undefined);
    setFailure(undefined);
    focusNext(heading);
  };
  const refuse = (step: number) => {
    setAt(step);
    setRefusedAt(step);
    focusNext(summary);
  };
  const follow = (outcome: EnquiryOutcome) => {
    if (outcome.kind === 'accepted') {
      setAccepted(true);
      care.done();
      dropQuote();
      tellEnquiry(context, outcome.leadId);
      if (onAccepted === undefined) router.push(successPath(context, outcome));
      else onAccepted(outcome);
      return;
    }
    const faults = outcome.fields.map(({ path, message }) => ({
      name: enquiryFieldOrder.find((field) => field === path),
      message,
    }));
    for (const { name, message } of faults) if (name !== undefined) checked.setError(name, message);
    const unplaced = faults.filter(({ name }) => name === undefined).map(({ message }) => message);
    setFailure([outcome.message, ...unplaced].join(' '));
    const steps = faults.flatMap(({ name }) =>
      name === undefined ? [] : [enquirySteps.findIndex(({ key }) => key === stepOfField(name))],
    );
    if (steps.length > 0) refuse(Math.min(...steps));
  };
  const sentStep = (userData: EnquiryUserData, content: 'begun' | 'whole') => {
    const submission = enquirySubmission(userData, context, {
      visit: currentVisit(),
      userAgent: navigator.userAgent,
      url: window.location.href,
      idempotencyKey: keyFor[content](JSON.stringify([userData, quote?.figures])),
      quote: quote?.figures ?? null,
    });
    return { submission, signs: care.robotSigns() };
  };
  const goOn = async (userData: EnquiryUserData, { leadInSteps }: EnquiryDesk) => {
    setFailure(undefined);
    lead.current ??= leadInSteps();
    const next = nextStep(at, enquirySteps.length);
    if (next.kind === 'submit') return follow(await lead.current.finish(sentStep(userData, 'whole')));
    const step = sentStep(userData, 'begun');
    if (await care.asksAboutPhone(userData.phone)) return document.getElementById(`${formId}-phone`)?.focus();
    // Nobody waits for it: what could not be kept goes with the last step.
    void lead.current.keep({ ...step, submission: partialSubmission(step.submission) });
    move(next.step);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (performance.now() - movedAt.current < doublePressMs) {
      event.preventDefault();
      heading.current?.focus();
      return undefined;
    }
    return checked.submit(event, {
      send: goOn,
      refuse: () => {
        setFailure(undefined);
        refuse(at);
      },
      fail: () => setFailure(enquiryWords.failed),
    });
  };
  const busy = isLast && (checked.isBusy || accepted);
  const fields = { context, formId, errors: shownErrors, isPhoneAsked: care.isPhoneAsked };
  const parts = [<EnquiryDetailFields key="details" {...fields} />, <EnquiryMessageFields key="message" {...fields} />];
  return (
    <FormLayout ref={form} id={formId} action="/api/leads" method="post" onSubmit={submit}>
      <FormCell>
        <div className={styles.way}>
          <Stepper
            label="Your enquiry"
            current={enquirySteps[at]?.key ?? ''}
            steps={enquirySteps.map((step, index) =>
              index < at && !busy ? { ...step, onSelect: () => move(index) } : step,
            )}
          />
        </div>
      </FormCell>
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
      {enquirySteps.map(({ key, label }, index) => (
        <div key={key} className={styles.step} hidden={scripted && index !== at}>
          <FormCell>
            <h2 ref={index === at ? heading : null} tabIndex={-1} className={styles.heading}>
              {scripted && <VisuallyHidden>{`Step ${index + 1} of ${enquirySteps.length}: `}</VisuallyHidden>}
              {label}
            </h2>
          </FormCell>
          {parts[index]}
        </div>
      ))}
      <FormCell>
        <Button type="submit" size="large" fullWidth loading={busy}>
          {scripted && !isLast ? 'Next' : busy ? enquiryWords.sending : enquiryWords.submit}
        </Button>
        {at > 0 && (
          <div className={styles.back}>
            <Button kind="quiet" icon="arrow-left" disabled={busy} onClick={() => move(at - 1)}>
              Back
            </Button>
          </div>
        )}
        <PrivacyNote href={context.privacyHref} />
      </FormCell>
      {failure !== undefined && <EnquiryFailure message={failure} phone={context.phone} />}
    </FormLayout>
  );
};
