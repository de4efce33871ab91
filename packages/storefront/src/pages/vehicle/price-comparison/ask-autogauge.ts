import { type Autogauge, readAutogauge } from '@forecourt/domain/autogauge';
import { errorCatalogue } from '@forecourt/domain/error-catalogue';
import { fetchAnswer } from '../../../runtime/browser-requests/fetch-answer';

/** Whether an answer holds no figure of the market at all. */
const isEmpty = (answer: Autogauge): boolean => answer.market_range_min === null && answer.market_range_max === null;

/**
 * GET {car path}/autogauge (AUTO-03). Null for an answer without data, which is logged in the catalogue's words.
 * @throws what went wrong: no answer, an answer that is no success, or one that does not fit.
 */
export const askAutogauge = async (path: string, signal: AbortSignal): Promise<Autogauge | null> => {
  const response = await fetchAnswer(path, { headers: { accept: 'application/json' }, signal });
  const answer = readAutogauge(await response.json());
  if (!isEmpty(answer)) return answer;
  console.warn('Autogauge:', errorCatalogue.autogauge.message);
  return null;
};
