import { problemSchema } from '@forecourt/api-contract';
import { garageWords as words } from './garage-words';

/** A change that was not made: why, and which fields are to be mended. */
export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused';
  constructor(
    message: string,
    readonly isSignedOut: boolean,
    readonly fields: readonly { readonly path: string; readonly message: string }[],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Milliseconds after which a change is given up; the API answers within twenty seconds. */
const patience = 25_000;

/**
 * Sends a change of the account as JSON.
 * @returns the answer
 * @throws {@link ChangeRefused} with words for the shopper, whatever went wrong
 */
export const sendChange = async (path: string, form: object): Promise<unknown> => {
  const unreachable = (cause: unknown) => new ChangeRefused(words.unreachable, false, [], { cause });
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(form),
    signal: AbortSignal.timeout(patience),
  }).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  const body: unknown = await answer.json().catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (answer.ok) return body;
  const problem = problemSchema.safeParse(body);
  if (!problem.success) throw unreachable(problem.error);
  const { title, detail, code, fields = [] } = problem.data;
  throw new ChangeRefused([title, detail].filter(Boolean).join(' '), code === 'signed_out', fields);
};
