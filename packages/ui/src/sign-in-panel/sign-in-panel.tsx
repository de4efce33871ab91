import type { ReactNode } from 'react';
import { MaskedNumber, type MaskedPhone } from '../account-layout/account-layout';
import { Alert } from '../alert/alert';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { Container } from '../layout/layout';
import * as styles from './sign-in-panel.css';

/** Another code may be asked for, or not yet. */
export type ResendLine = {
  /** "No code after a minute?" */
  readonly question?: string;
  /** Why there is no button yet: "You can ask for another in 42 seconds". The caller counts; it is not read out by itself. */
  readonly waiting?: string;
  /** The button that sends another, once it may. */
  readonly action?: ReactNode;
  /** Said once another was sent: "We sent a new code. The one before no longer works." */
  readonly sent?: string;
};

/** What an account is for. */
export type AccountBenefit = { readonly icon?: IconName; readonly text: string };

type SignInText = {
  /** The page's one `h1`: "Sign in", "Enter your code". */
  readonly title: string;
  readonly lead?: ReactNode;
  /** What went wrong that no field has: read out at once. */
  readonly error?: ReactNode;
  /** The form of this step. */
  readonly children: ReactNode;
  /** What becomes of the number, links to the terms: small print under the form. */
  readonly terms?: ReactNode;
};

export type SignInPanelProps = SignInText & {
  readonly breadcrumbs?: ReactNode;
  /** Which of the two steps it is. */
  readonly step: { readonly kind: 'number' } | CodeStep;
  /** "Step 1 of 2", from what counts at 1. */
  readonly stepLabel?: (at: number) => string;
  readonly benefits?: { readonly title: string; readonly items: readonly AccountBenefit[] };
};

/** The second step: where the code went, and what to do if it does not come. */
export type CodeStep = {
  readonly kind: 'code';
  readonly sentTo: MaskedPhone;
  readonly sentToLabel?: string;
  /** A link or button back to the first step, which keeps what was typed. */
  readonly changeNumber: ReactNode;
  readonly resend?: ResendLine;
};

const stepNumbers: Record<SignInPanelProps['step']['kind'], number> = { number: 1, code: 2 };

const stepWords = (at: number): string => `Step ${at} of 2`;

const SentTo = ({ sentTo, sentToLabel = 'Sent to', changeNumber }: CodeStep) => (
  <div className={styles.change}>
    <p className={styles.resendLine}>
      <span>
        {`${sentToLabel} `}
        <MaskedNumber phone={sentTo} className={styles.number} />
      </span>
    </p>
    {changeNumber}
  </div>
);

const Resend = ({ question, waiting, action, sent }: ResendLine) => (
  <div className={styles.resend}>
    <div className={styles.resendLine}>
      {question !== undefined && <p>{question}</p>}
      {action ?? (waiting !== undefined && <p>{waiting}</p>)}
    </div>
    <p role="status" className={styles.sent}>
      {sent}
    </p>
  </div>
);

/** The page on which a shopper signs in: the number, then the code that was sent to it. Source: AUTH-01, AUTH-03. */
export const SignInPanel = ({
  breadcrumbs,
  step,
  stepLabel = stepWords,
  title,
  lead,
  error,
  children,
  terms,
  benefits,
}: SignInPanelProps) => (
  <Container className={styles.root}>
    {breadcrumbs}
    <div className={styles.grid}>
      <div className={styles.box}>
        <div className={styles.head}>
          <p className={styles.step}>{stepLabel(stepNumbers[step.kind])}</p>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {step.kind === 'code' && <SentTo {...step} />}
        </div>
        {error !== undefined && <Alert tone="danger">{error}</Alert>}
        {children}
        {step.kind === 'code' && step.resend !== undefined && <Resend {...step.resend} />}
        {terms !== undefined && <div className={styles.terms}>{terms}</div>}
      </div>
      {benefits !== undefined && (
        <aside className={styles.aside} aria-label={benefits.title}>
          <h2 className={styles.asideTitle}>{benefits.title}</h2>
          <ul>
            {benefits.items.map(({ icon = 'check', text }) => (
              <li key={text} className={styles.benefit}>
                <Icon name={icon} className={styles.benefitSign} />
                {text}
              </li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  </Container>
);
