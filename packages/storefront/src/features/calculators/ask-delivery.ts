import { readDeliveryAnswer } from '@forecourt/api-contract';
import type { DeliveryEvent } from '@forecourt/domain/delivery';

/** Milliseconds that a shopper waits for an estimate. */
const patience = 10_000;

/**
 * What delivery of a vehicle to a postcode costs, as what happens to the calculator: an answer, null for a place that is
 * not known, or a call that failed or took too long, which the console is told (DELV-01, ERRS-01). Never throws.
 */
export const askDelivery = async (
  slug: string,
  postcode: string,
  get: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<DeliveryEvent> => {
  try {
    const response = await get(`/api/delivery?${new URLSearchParams({ slug, postcode })}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`The answer had status ${response.status}.`);
    return { type: 'answered', postcode, result: readDeliveryAnswer(await response.json()).result };
  } catch (error) {
    console.error('Delivery could not be estimated.', error);
    return { type: 'failed', postcode };
  }
};
