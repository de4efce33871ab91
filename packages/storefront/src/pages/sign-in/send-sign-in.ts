import {
  linkSentSchema,
  type Problem,
  problemSchema,
  type SignedInAnswer,
  type SignInState,
  signedInAnswerSchema,
  signInStateSchema,
} from '@forecourt/api-contract';
import type { ZodType } from 'zod';
import { fetchAnswer } from '../../runtime/browser-requests/fetch-answer';
import { type SentCode, sentCode, type Wait } from './sent-code';
import type { SignInAim } from './sign-in-view';
import { signInWords as words } from './sign-in-words';

/** Why a step was not taken. */
export interface RefusedStep {
  readonly kind: 'refused';
  /** The API's word for it; `lost` where nobody answered. */
  readonly why: string;
  /** What happened and how to mend it, for the shopper. */
  readonly message: string;
  /** What is wrong with a field, by its name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Until it may be tried again; null where there is nothing to wait for. */
  readonly wait: Wait | null;
}

/** What came of sending a step. */
export type StepOutcome<Done> = { readonly kind: 'done'; readonly done: Done } | RefusedStep;

const lost: RefusedStep = { kind: 'refused', why: 'lost', message: words.faults.lost, fields: {}, wait: null };

const refused = ({ code, title, fields = [] }: Problem, retryAfter: string | null): RefusedStep => {
  const seconds = Number(retryAfter);
  return {
    kind: 'refused',
    why: code,
    message: title,
    fields: Object.fromEntries(fields.map(({ path, message }) => [path, message])),
    wait: seconds > 0 ? { seconds: Math.ceil(seconds) } : null,
  };
};

/** The clock of the server that answered; that of the device where it says none. */
const answeredAt = (answer: Response): Date => {
  const said = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(said) ? new Date() : new Date(said);
};

interface Answered<Body> {
  readonly body: Body;
  readonly at: Date;
}

const readRefusal = async (error: unknown): Promise<RefusedStep> => {
  const answer = error instanceof Error ? error.cause : undefined;
  if (!(answer instanceof Response)) throw error;
  return refused(problemSchema.parse(await answer.json()), answer.headers.get('retry-after'));
};

/** Sends a step of sign-in. Never throws: where nobody answers, or not as agreed, the console has why. */
const send = async <Body>(
  step: 'code' | 'resend' | 'verify' | 'link',
  fields: object,
  schema: ZodType<Body>,
): Promise<StepOutcome<Answered<Body>>> => {
  try {
    const answer = await fetchAnswer(`/api/sign-in/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
    }).catch(readRefusal);
    if (!(answer instanceof Response)) return answer;
    return { kind: 'done', done: { body: schema.parse(await answer.json()), at: answeredAt(answer) } };
  } catch (error) {
    console.error('A step of signing in could not be sent.', error);
    return lost;
  }
};

const sentBy = (outcome: StepOutcome<Answered<SignInState>>): StepOutcome<SentCode> =>
  outcome.kind === 'done' ? { kind: 'done', done: sentCode(outcome.done.body, outcome.done.at) } : outcome;

/** Has a code sent to a number, as it was typed. */
export const requestCode = async (number: string, aim: SignInAim): Promise<StepOutcome<SentCode>> =>
  sentBy(await send('code', { phone_number: number, ...aim }, signInStateSchema));

/** Has the code of this browser sent once more. */
export const resendCode = async (aim: SignInAim): Promise<StepOutcome<SentCode>> =>
  sentBy(await send('resend', aim, signInStateSchema));

/** Signs in with a code, and tells by whose clock the shopper lives; where to go on is the API's word, a path of the site (AUTH-03). */
export const verifyCode = async (code: string, aim: SignInAim): Promise<StepOutcome<SignedInAnswer>> => {
  const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const outcome = await send('verify', { code, time_zone, ...aim }, signedInAnswerSchema);
  return outcome.kind === 'done' ? { kind: 'done', done: outcome.done.body } : outcome;
};

/** Has a link sent to an address, if somebody has confirmed it; the answer does not tell. */
export const requestLink = async (email: string, aim: SignInAim): Promise<StepOutcome<null>> => {
  const outcome = await send('link', { email, ...aim }, linkSentSchema);
  return outcome.kind === 'done' ? { kind: 'done', done: null } : outcome;
};
