import type { PrizeDraw } from '@forecourt/api-contract';
import { spinWords as words } from './spin-words';

/** What is sent with a spin. */
export interface SpinEntry {
  readonly state: string;
  readonly eligible: boolean;
}

/** A field that is to be mended. */
export interface SpinProblem {
  readonly field: keyof SpinEntry;
  readonly message: string;
}

/** What came of a spin. */
export type SpinOutcome =
  | { readonly kind: 'drawn'; readonly draw: PrizeDraw }
  /** The session has ended. */
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'refused'; readonly message: string; readonly problems: readonly SpinProblem[] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isDraw = (value: unknown): value is PrizeDraw =>
  isRecord(value) &&
  [value.segment, value.name, value.description, value.drawn_at].every((text) => typeof text === 'string') &&
  typeof value.wins === 'boolean' &&
  (value.code === null || typeof value.code === 'string');

const problemsOf = (fields: unknown): readonly SpinProblem[] =>
  (Array.isArray(fields) ? fields : []).filter(isRecord).flatMap(({ path, message }) => {
    const field = (['state', 'eligible'] as const).find((name) => name === path);
    return field === undefined || typeof message !== 'string' ? [] : [{ field, message }];
  });

/** What an answer of `/api/spin-to-win` says. Read by hand: a schema would weigh more than the page. */
export const readSpinAnswer = (isOk: boolean, body: unknown): SpinOutcome => {
  const answer = isRecord(body) ? body : {};
  if (isOk && isDraw(answer.draw)) return { kind: 'drawn', draw: answer.draw };
  if (answer.code === 'sign_in') return { kind: 'sign-in' };
  const message = !isOk && typeof answer.title === 'string' ? answer.title : words.failed;
  return { kind: 'refused', message, problems: problemsOf(answer.fields) };
};

/** Spins. Never throws: what does not arrive is a refusal, and sent again it is the same draw. */
export const sendSpin = async (entry: SpinEntry, post: typeof fetch = fetch): Promise<SpinOutcome> => {
  try {
    const response = await post('/api/spin-to-win', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(entry),
    });
    return readSpinAnswer(response.ok, await response.json());
  } catch (error) {
    console.error('The spin did not arrive.', error);
    return { kind: 'refused', message: words.failed, problems: [] };
  }
};

/** What is missing in an entry, before it is sent. */
export const entryProblems = ({ state, eligible }: SpinEntry): readonly SpinProblem[] => [
  ...(state === '' ? [{ field: 'state', message: words.missingState } as const] : []),
  ...(eligible ? [] : [{ field: 'eligible', message: words.missingEligible } as const]),
];
