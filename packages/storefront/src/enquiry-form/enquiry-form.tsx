'use client';

import type { EnquiryUserData } from '@forecourt/domain';
import { Button, ErrorSummary, FormCell, FormLayout } from '@forecourt/ui';
import { useRouter } from 'next/navigation';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { dropQuote, useAskedQuote } from '../vehicle-calculators/vehicle-quote';
import { currentVisit } from '../visit/visit-memory';
import type { EnquiryContext } from './enquiry-context';
import { EnquiryFailure } from './enquiry-failure';
import { EnquiryFields } from './enquiry-fields';
import type { AcceptedEnquiry, EnquiryOutcome } from './enquiry-outcome';
import { problemsOf } from './enquiry-problems';
import { enquirySubmission } from './enquiry-submission';
import { type EnquiryInputs, enquiryFieldOrder } from './enquiry-values';
import { enquiryWords } from './enquiry-words';
import { HiddenFields } from './hidden-fields';
import { idempotencyKeys } from './idempotency-key';
import { openDesk } from './open-desk';
import { PrivacyNote } from './privacy-note';
import { QuoteNote } from './quote-note';
import { SoldNotice } from './sold-notice';
import { successPath } from './success-path';
import { tellEnquiry } from './tell-enquiry';
import { useEnquiryCare } from './use-enquiry-care';

/**
 * An enquiry. Without scripts it is a plain form that the API answers with a redirect; with them it checks by the
 * server's own schema, keeps what was typed whatever happens, and leads to the success page. Source: FORM-02 to -04,
 * FORM-07, LEAD-01, LEAD-03.
 */
export const EnquiryForm = ({
  context,
  formId = 'enquiry',
  onAccepted,
  submitKind = 'primary',
}: {
  readonly context: EnquiryContext;
  readonly formId?: string;
  /** What follows once it was taken, in place of the success page. */
  readonly onAccepted?: (outcome: AcceptedEnquiry) => void;
  /** `ink` where the page has its primary action in view already. */
  readonly submitKind?: 'primary' | 'ink';
}) => {
  const router = useRouter();
  const quote = useAskedQuote(context.vehicle?.id ?? null);
  // No default values here: they stand in the HTML, so that what was typed before scripts loaded is taken over.
  const {
    register,
    handleSubmit,
    setError,
    setValue,
    formState: { errors, isSubmitting, submitCount },
  } = useForm<EnquiryInputs, unknown, EnquiryUserData>({
    resolver: async (...given) => (await openDesk()).enquiryResolver(context.rules)(...given),
    shouldFocusError: false,
  });
  const [failure, setFailure] = useState<string>();
  const [accepted, setAccepted] = useState(false);
  const [keyFor] = useState(() => idempotencyKeys());
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  const [opening, setOpening] = useState(false);
  const care = useEnquiryCare(form, context, setValue);

  const problems = problemsOf(errors, formId);
  const hasProblems = problems.length > 0;
  useEffect(() => {
    if (submitCount > 0 && hasProblems) summary.current?.focus();
  }, [submitCount, hasProblems]);

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
    const unplaced: string[] = [];
    for (const { path, message } of outcome.fields) {
      const name = enquiryFieldOrder.find((field) => field === path);
      if (name === undefined) unplaced.push(message);
      else setError(name, { message });
    }
    setFailure([outcome.message, ...unplaced].join(' '));
  };

  const send = async (userData: EnquiryUserData) => {
    setFailure(undefined);
    const robotSigns = care.robotSigns();
    if (await care.asksAboutPhone(userData.phone)) return document.getElementById(`${formId}-phone`)?.focus();
    const submission = enquirySubmission(userData, context, {
      visit: currentVisit(),
      userAgent: navigator.userAgent,
      url: window.location.href,
      idempotencyKey: keyFor(JSON.stringify([userData, quote?.figures])),
      quote: quote?.figures ?? null,
    });
    const { sendEnquiry } = await openDesk();
    follow(await sendEnquiry(submission, robotSigns));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (opening) return;
    setOpening(true);
    try {
      await openDesk();
    } catch (error) {
      console.error('The code that sends enquiries could not be fetched.', error);
      setFailure(enquiryWords.failed);
      return;
    } finally {
      setOpening(false);
    }
    await handleSubmit(send)(event);
  };

  const busy = opening || isSubmitting || accepted;
  return (
    <FormLayout ref={form} id={formId} action="/api/leads" method="post" onSubmit={submit}>
      {quote !== null && (
        <FormCell>
          <QuoteNote words={quote.words} />
        </FormCell>
      )}
      {submitCount > 0 && hasProblems && (
        <FormCell>
          <ErrorSummary ref={summary} problems={problems} />
        </FormCell>
      )}
      <HiddenFields context={context} />
      <EnquiryFields
        context={context}
        formId={formId}
        register={register}
        errors={errors}
        isPhoneAsked={care.isPhoneAsked}
      />
      <SoldNotice carId={context.vehicle?.id ?? null} />
      <FormCell>
        <Button type="submit" kind={submitKind} size="large" fullWidth loading={busy}>
          {busy ? enquiryWords.sending : enquiryWords.submit}
        </Button>
        <PrivacyNote href={context.privacyHref} />
      </FormCell>
      {failure !== undefined && <EnquiryFailure message={failure} phone={context.phone} />}
    </FormLayout>
  );
};
