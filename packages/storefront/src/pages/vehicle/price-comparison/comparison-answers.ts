import type { Autogauge } from '@forecourt/domain/autogauge';
import { askAutogauge } from './ask-autogauge';

/** Milliseconds for which an answer is good when the visitor comes back to the vehicle. */
const fresh = 60_000;

/**
 * The answers of this visit with their times, by the requested address. A failure is not kept, so it is requested anew.
 */
const answers = new Map<string, { readonly answer: Autogauge | null; readonly at: number }>();

/**
 * The comparison of a vehicle, as it was answered within the last minute or else asked now; null for an answer without
 * data.
 * @param signal Ends the question.
 * @throws what went wrong, as `askAutogauge`.
 */
export const comparisonOf = async (path: string, signal: AbortSignal): Promise<Autogauge | null> => {
  for (const [asked, { at }] of answers) if (performance.now() - at >= fresh) answers.delete(asked);
  const known = answers.get(path);
  if (known !== undefined) return known.answer;
  const answer = await askAutogauge(path, signal);
  answers.set(path, { answer, at: performance.now() });
  return answer;
};
