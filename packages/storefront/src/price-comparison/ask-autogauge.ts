import { type Autogauge, errorCatalogue, readAutogauge } from '@forecourt/domain';

/** Milliseconds after which the panel is done without. */
const patience = 10_000;

/** Whether an answer holds no figure of the market at all. */
const isEmpty = (answer: Autogauge): boolean => answer.market_range_min === null && answer.market_range_max === null;

/**
 * GET {car path}/autogauge (AUTO-03). Null for an answer without data, which is logged in the catalogue's words.
 * @throws what went wrong: no answer, an answer that is no success, or one that does not fit.
 */
export const askAutogauge = async (path: string, signal: AbortSignal): Promise<Autogauge | null> => {
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const answer = readAutogauge(await response.json());
  if (!isEmpty(answer)) return answer;
  console.warn('Autogauge:', errorCatalogue.autogauge.message);
  return null;
};
