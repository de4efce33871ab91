import type { Fetch } from '@forecourt/api-contract';
import type { Origins } from './origins';

/**
 * How the gateway's own questions are asked, which only read: of the next process of the API where one cannot answer.
 * @param apiUrl the origin by which the API is known
 */
export const askAnyApi =
  (origins: Pick<Origins, 'inOrder' | 'failed'>, apiUrl: string): Fetch =>
  async (url, init) => {
    const [first = apiUrl, ...others] = origins.inOrder(apiUrl, null) ?? [];
    const at = (process: string): string => `${process}${url.slice(apiUrl.length)}`;
    const ask = async (process: string, rest: readonly string[]): Promise<Response> => {
      const [next, ...after] = rest;
      try {
        const answer = await fetch(at(process), init);
        if (next === undefined || answer.status !== 503) return answer;
        await answer.body?.cancel();
      } catch (error) {
        // Whoever asked has left or waits no longer, which says nothing of the process.
        if (init.signal?.aborted === true) throw error;
        origins.failed(process);
        if (next === undefined) throw error;
      }
      return ask(next, after);
    };
    return ask(first, others);
  };
