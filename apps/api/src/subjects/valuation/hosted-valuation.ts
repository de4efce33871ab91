import { z } from 'zod';
import { boundedText } from '../../ground/outbound/bounded-text';
import { ValuationFault, type ValuationPort } from './valuation';

/** Where a hosted valuation service is reached. */
export interface HostedValuation {
  readonly url: string;
  /** Sent as Bearer; never logged. */
  readonly key: string;
  /** Milliseconds for one try; there are at most two. */
  readonly timeoutMs: number;
}

const dollars = z.number().nonnegative();

/** What the service answers (docs/price-comparison.md); 204 says that it knows no price. */
const answerSchema = z
  .object({
    market_range_min: dollars,
    market_range_max: dollars,
    confidence: z.number().min(0).max(1),
    description: z.string().max(1000).nullish(),
  })
  .refine((answer) => answer.market_range_max >= answer.market_range_min, 'the range ends before it begins');

/** Characters of an answer that are read. */
const mostCharacters = 64 * 1024;
/** Milliseconds before the one retry. */
const pauseMs = 150;

/** Whether the same question may be answered a moment later. */
class PassingFault extends ValuationFault {}

const tooMuch = () => new ValuationFault('The valuation service answered more than it should.');

const ask = async ({ url, key, timeoutMs }: HostedValuation, body: string): Promise<unknown> => {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await boundedText(response, mostCharacters, tooMuch);
  } catch (cause) {
    if (cause instanceof ValuationFault) throw cause;
    throw new PassingFault('The valuation service gave no answer in time.', { cause });
  }
  if (response.status === 204) return null;
  if (response.status >= 500 || response.status === 429)
    throw new PassingFault(`The valuation service answered ${response.status}.`);
  if (response.status !== 200) throw new ValuationFault(`The valuation service answered ${response.status}.`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ValuationFault('The valuation service answered something that is not JSON.', { cause });
  }
};

/** A hosted valuation service over HTTP: one retry where it may help, answers checked against their schema. */
export const hostedValuation =
  (service: HostedValuation): ValuationPort =>
  async ({ vehicle }) => {
    const { make, model, badge, series, year, km, state, vin, item_type, car_type, price } = vehicle;
    const body = JSON.stringify({ make, model, badge, series, year, km, state, vin, item_type, car_type, price });
    const answer = await ask(service, body).catch(async (error: unknown) => {
      if (!(error instanceof PassingFault)) throw error;
      await new Promise((done) => setTimeout(done, pauseMs));
      return ask(service, body);
    });
    if (answer === null) return null;
    const parsed = answerSchema.safeParse(answer);
    if (!parsed.success)
      throw new ValuationFault(`The valuation service's answer does not fit: ${z.prettifyError(parsed.error)}`);
    const { market_range_min, market_range_max, confidence, description } = parsed.data;
    return {
      min: market_range_min,
      max: market_range_max,
      average: null,
      confidence,
      description: description ?? null,
    };
  };
