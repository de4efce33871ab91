import { type ApiClient, ApiError, type RedirectAnswer } from '@forecourt/api-contract';
import { isShownAddress } from '@forecourt/config/shown-address';

interface Options {
  readonly api: Pick<ApiClient, 'getRedirect'>;
  readonly log: { warn(details: object, message: string): void };
}

const NONE: RedirectAnswer = { outcome: 'none' };

/** Asks the API where a dealer leads a path without a page. When it cannot say, the 404 stands. */
export const createRedirects =
  ({ api, log }: Options) =>
  async (websiteId: string, path: string): Promise<RedirectAnswer> => {
    try {
      const answer = await api.getRedirect(websiteId, path);
      return answer.outcome === 'moved' && !isShownAddress(answer.location) ? NONE : answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log.warn({ site: websiteId, reason: error.message }, 'redirect not resolved');
      return NONE;
    }
  };
