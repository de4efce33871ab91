'use client';

import type { EnquiryUserData } from '@forecourt/domain';
import { Button, ErrorSummary, FormCell, FormLayout } from '@forecourt/ui';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { dropQuote, useAskedQuote } from '../vehicle-calculators/vehicle-quote';
import { currentVisit } from '../visit/visit-memory';
import type { EnquiryContext } from './enquiry-context';
import { EnquiryFailure } from './enquiry-failure';
import { EnquiryFields } from './enquiry-fields';
import type { AcceptedEnquiry, EnquiryOutcome } from './enquiry-outcome';
import { problemsOf } from './enquiry-problems';
import { enquirySubmission } from './enquiry-submission';
import { enquiryFieldOrder } from './enquiry-values';
import { enquiryWords } from './enquiry-words';
import { HiddenFields } from './hidden-fields';
import { idempotencyKeys } from './idempotency-key';
import type { EnquiryDesk } from './open-desk';
import { PrivacyNote } from './privacy-note';
import { QuoteNote } from './quote-note';
import { SoldNotice } from './sold-notice';
import { successPath } from './success-path';
import { tellEnquiry } from './tell-enquiry';
import { useCheckedForm } from './use-checked-form';
import { useEnquiryCare } from './use-enquiry-care';
import { useFocusNext } from './use-focus-next';

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
  const [failure, setFailure] = useState<string>();
  const [accepted, setAccepted] = useState(false);
  const [keyFor] = useState(() => idempotencyKeys());
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { errors, isBusy, submit, setError } = useCheckedForm(form, ({ checkEnquiry, inputsIn }, element) =>
    checkEnquiry(context.rules, inputsIn(element)),
  );
  const care = useEnquiryCare(form, context);

  const problems = problemsOf(errors, formId);
  const focusNext = useFocusNext();
  const refuse = () => {
    setFailure(undefined);
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
    const unplaced: string[] = [];
    for (const { path, message } of outcome.fields) {
      const name = enquiryFieldOrder.find((field) => field === path);
      if (name === undefined) unplaced.push(message);
      else {
        setError(name, message);
        focusNext(summary);
      }
    }
    setFailure([outcome.message, ...unplaced].join(' '));
  };

  const send = async (userData: EnquiryUserData, { sendEnquiry }: EnquiryDesk) => {
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
    follow(await sendEnquiry(submission, robotSigns));
  };

  const busy = isBusy || accepted;
  return (
    <FormLayout
      ref={form}
      id={formId}
      action="/api/leads"
      method="post"
      onSubmit={(event) => submit(event, { send, refuse, fail: () => setFailure(enquiryWords.failed) })}
    >
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
      <EnquiryFields context={context} formId={formId} errors={errors} isPhoneAsked={care.isPhoneAsked} />
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
