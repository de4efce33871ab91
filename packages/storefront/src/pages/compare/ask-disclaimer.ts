import { readFinanceDisclaimer } from '@forecourt/api-contract';

/** Milliseconds that words of finance are waited for. */
const patience = 10_000;

/**
 * What a vehicle's weekly repayment is an example of, by its id (FIN-10). Null where there is none, and for a call that
 * failed, which the console is told: the rates beside the repayment and the warning below the page stand all the same.
 */
export const askDisclaimer = async (
  carId: string,
  get: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<string | null> => {
  try {
    const response = await get(`/api/finance-disclaimer?${new URLSearchParams({ car_id: carId })}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`The answer had status ${response.status}.`);
    return readFinanceDisclaimer(await response.json()).disclaimer;
  } catch (error) {
    console.error('The words of a repayment could not be read.', error);
    return null;
  }
};
