import { type PhoneReveal, phoneRevealPath } from '@forecourt/api-contract';

/** Milliseconds after which nobody waits for the log any more. */
const patience = 10_000;

/**
 * Logs that a number was shown (SIDE-03). It outlives the page: the next thing is often the call.
 * @throws what went wrong; the number is shown by then, and the caller tells the console (ERRS-01/phone-log).
 */
export const logReveal = async (reveal: PhoneReveal): Promise<void> => {
  const response = await fetch(phoneRevealPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reveal),
    keepalive: true,
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`${phoneRevealPath} answered ${response.status}.`);
};
