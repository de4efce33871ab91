/** Milliseconds after which a page goes on without what it asked for. */
const patience = 10_000;

/** The site's server answered, and not with what was asked for. */
export class NoSuccess extends Error {
  override readonly name = 'NoSuccess';
  constructor(
    address: string,
    /** HTTP status. */
    readonly status: number,
  ) {
    super(`${address} answered ${status}.`);
  }
}

/**
 * Asks the site's own server from the browser, for ten seconds at most.
 * @throws NoSuccess for an answer that is none; what `fetch` throws when there is no answer in time.
 */
export const fetchAnswer = async (address: string, { signal, ...request }: RequestInit = {}): Promise<Response> => {
  const inTime = AbortSignal.timeout(patience);
  const response = await fetch(address, { ...request, signal: signal ? AbortSignal.any([signal, inTime]) : inTime });
  if (!response.ok) throw new NoSuccess(address, response.status);
  return response;
};
