/** Milliseconds after which a page goes on without what it asked for. */
const patience = 10_000;

/**
 * Asks the site's own server from the browser, for ten seconds at most.
 * @throws an error whose `cause` is the answer, for one that is no success; what `fetch` throws when there is none in
 * time.
 */
export const fetchAnswer = async (address: string, request?: RequestInit): Promise<Response> => {
  const signals = [request?.signal ?? [], AbortSignal.timeout(patience)].flat();
  const response = await fetch(address, { ...request, signal: AbortSignal.any(signals) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`, { cause: response });
  return response;
};
