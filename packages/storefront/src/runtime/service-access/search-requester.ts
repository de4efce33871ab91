import type { SearchRequester } from '@forecourt/search/client';
import { ApiHungError, apiFetch } from './api-fetch';
import { serviceAccess } from './service-access';

/** Longest wait for an answer of the engine in milliseconds, however busy it is. */
const patience = 10_000;

/**
 * Sends searches to the platform's own engine as every other question to the API is sent. Throws when the
 * API hangs; any other failure is an answer of status 0, of which the search client makes its own error.
 */
export const searchRequester: SearchRequester = {
  send: async ({ url, method, headers: given, data }) => {
    // What may be searched is the key's of the site to say; this one has the API take our word for whose request it is.
    const headers = { ...given, authorization: `Bearer ${serviceAccess().serviceToken}` };
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), patience);
    try {
      const answer = await apiFetch(url, { method, headers, body: data as string | undefined, signal: limit.signal });
      return { status: answer.status, content: await answer.text(), isTimedOut: false };
    } catch (error) {
      if (error instanceof ApiHungError) throw error;
      return { status: 0, content: String(error), isTimedOut: limit.signal.aborted };
    } finally {
      clearTimeout(timer);
    }
  },
};
