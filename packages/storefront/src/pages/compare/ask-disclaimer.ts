import { readFinanceDisclaimer } from '@forecourt/api-contract';

/** Milliseconds that words of finance are waited for. */
const patience = 10_000;

/**
 * The disclaimer of a vehicle's weekly repayment, by the vehicle's id (FIN-10). Null without one, and for a failed
 * request, which is logged to the console: the rates beside the repayment and the warning below the page remain.
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
