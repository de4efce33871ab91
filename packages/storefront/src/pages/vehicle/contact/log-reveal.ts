import { type PhoneReveal, phoneRevealPath } from '@forecourt/api-contract';
import { fetchAnswer } from '../../../runtime/browser-requests/fetch-answer';

/**
 * Logs that a number was shown (SIDE-03). It outlives the page: the next thing is often the call.
 * @throws what went wrong; the number is shown by then, and the caller tells the console (ERRS-01/phone-log).
 */
export const logReveal = async (reveal: PhoneReveal): Promise<void> => {
  await fetchAnswer(phoneRevealPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reveal),
    keepalive: true,
  });
};
