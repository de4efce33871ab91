'use client';

import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { SignInPanel } from '@forecourt/ui/sign-in-panel';
import { TextLink } from '@forecourt/ui/text-link';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { LinkAsked } from './link-asked';
import { NumberStep } from './number-step';
import type { RefusedStep } from './send-sign-in';
import type { SentCode } from './sent-code';
import type { StepFault } from './sign-in-fault';
import { signInTitle, stepTitles } from './sign-in-title';
import type { SignInStep, SignInView } from './sign-in-view';
import { signInCrumbs, signInWords as words } from './sign-in-words';
import { StepLink } from './step-link';
import { useResend } from './use-resend';

/** Where the page is, and what is wrong there. */
interface StepState {
  readonly step: SignInStep;
  /** The code that was sent; null in every other step. */
  readonly sent: SentCode | null;
  readonly fault: StepFault | null;
  /** A field has a fault: the title says so, too. */
  readonly inField: boolean;
}

const firstState = ({ start }: SignInView): StepState => ({
  step: start.step,
  sent: start.step === 'code' ? start.sent : null,
  fault: start.error === undefined ? null : { message: start.error, wait: null },
  inField: start.step === 'code' && start.codeError !== undefined,
});

/** A step that nothing is wrong with. */
const at = (step: Exclude<SignInStep, 'code'>): StepState => ({ step, sent: null, fault: null, inField: false });

/** The page was left by signing in and is shown again as it was: it is asked for anew, since somebody is signed in now. */
const drawAnew = (event: PageTransitionEvent): void => {
  if (event.persisted) window.location.reload();
};

/** What each step says above its form and below it. */
const leads: Readonly<Record<Exclude<SignInStep, 'number'>, string | undefined>> = {
  code: words.codeLead,
  email: words.byEmail.lead,
  link: undefined,
};
const isByEmail = (step: SignInStep): boolean => step === 'email' || step === 'link';
const secondStep = (): string => words.byEmail.secondStep;

/**
 * The steps of signing in, on one page: the number and its code, or the address that a link goes to. Each works as a plain
 * form, and with scripts without a new page.
 */
export const SignInSteps = ({ view }: { readonly view: SignInView }) => {
  const { aim, start, firstStep, emailStep } = view;
  const [{ step, sent, fault, inField }, setState] = useState(() => firstState(view));
  const [typed, setTyped] = useState({ number: '', email: '' });
  const [hasMoved, setHasMoved] = useState(false);

  /** To a step, at whose address the page is drawn again when it is loaded again. */
  const goTo = (next: StepState): void => {
    window.history.replaceState(null, '', next.step === 'number' ? firstStep : `${firstStep}&step=${next.step}`);
    setHasMoved(true);
    setState(next);
  };
  const toNumber = (refused: RefusedStep | null): void => goTo({ ...at('number'), fault: refused });
  const onFault = useCallback(
    (found: StepFault | null, isInField: boolean) =>
      setState((state) => ({ ...state, fault: found, inField: isInField })),
    [],
  );
  const focusCode = (): void => document.getElementById('sign-in-code')?.focus();

  const resend = useResend(aim, sent, {
    onSent: (again) => {
      // The button is gone until it may be pressed again.
      focusCode();
      setState({ step: 'code', sent: again, fault: null, inField: false });
    },
    onRefused: (refused) =>
      refused.why === 'sign_in_gone' || refused.why === 'sent_often' ? toNumber(refused) : onFault(refused, false),
  });

  const title = signInTitle(step, fault !== null || inField);
  useEffect(() => {
    document.title = `${title} | ${view.siteName}`;
  }, [title, view.siteName]);
  useEffect(() => {
    window.addEventListener('pageshow', drawAnew);
    return () => window.removeEventListener('pageshow', drawAnew);
  }, []);

  const shared = { aim, fault, onFault, takesFocus: hasMoved };
  const toEmail = (label: string): ReactNode =>
    emailStep !== null && (
      <p>
        <StepLink href={emailStep} onPress={() => goTo(at('email'))}>
          {label}
        </StepLink>
      </p>
    );
  const byNumber = (
    <p>
      <StepLink href={firstStep} onPress={() => toNumber(null)}>
        {words.byEmail.number}
      </StepLink>
    </p>
  );
  const forms: Readonly<Record<SignInStep, () => ReactNode>> = {
    number: () => (
      <>
        <NumberStep
          {...shared}
          typed={typed.number}
          onSent={(code, number) => {
            setTyped({ ...typed, number });
            goTo({ step: 'code', sent: code, fault: null, inField: false });
          }}
        />
        {toEmail(words.byEmail.instead)}
      </>
    ),
    code: () => (
      <CodeStep
        {...shared}
        codeError={start.step === 'code' && !hasMoved ? start.codeError : undefined}
        onGone={toNumber}
      />
    ),
    email: () => (
      <>
        <EmailStep
          {...shared}
          typed={typed.email}
          onSent={(email) => {
            setTyped({ ...typed, email });
            goTo(at('link'));
          }}
        />
        {byNumber}
      </>
    ),
    link: () => (
      <>
        <LinkAsked takesFocus={hasMoved} />
        {toEmail(words.byEmail.again)}
        {byNumber}
      </>
    ),
  };

  return (
    <SignInPanel
      breadcrumbs={<Breadcrumbs crumbs={signInCrumbs} />}
      title={stepTitles[step]}
      lead={step === 'number' ? view.lead : leads[step]}
      {...(step === 'link' ? { stepLabel: secondStep } : {})}
      step={
        sent === null
          ? { kind: 'number' }
          : {
              kind: 'code',
              sentTo: sent.to,
              resend,
              changeNumber: (
                <StepLink href={firstStep} onPress={() => toNumber(null)}>
                  {words.change}
                </StepLink>
              ),
            }
      }
      terms={
        <p>
          {isByEmail(step) ? words.byEmail.terms : words.terms} <a href={view.privacy}>{words.privacy}</a>.
        </p>
      }
      benefits={{ title: words.benefitsTitle, items: view.benefits }}
    >
      {forms[step]()}
      {step !== 'code' && (
        <p>
          <TextLink href={aim.back} icon="arrow-left">
            {words.back}
          </TextLink>
        </p>
      )}
    </SignInPanel>
  );
};
