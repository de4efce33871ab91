import { type ApiClient, ApiError, type RedirectAnswer } from '@forecourt/api-contract';
import { writtenPath } from '@forecourt/config/content';
import { isShownAddress } from '@forecourt/config/shown-address';
import type { Site } from '../site-table/host-index';

interface Options {
  readonly api: Pick<ApiClient, 'getRedirect'>;
  readonly log: { warn(details: object, message: string): void };
}

const NONE: RedirectAnswer = { outcome: 'none' };

/** Whether a browser that is led to an address of the site would ask for the same path again. */
const leadsBack = (location: string, path: string, { hosts }: Pick<Site, 'hosts'>): boolean => {
  const [own = 'site.invalid'] = hosts;
  const target = URL.parse(location, `https://${own}`);
  return (
    target !== null && [own, ...hosts].includes(target.hostname) && writtenPath(target.pathname) === writtenPath(path)
  );
};

/** Asks the API where a dealer leads a path without a page. When it cannot say, or leads to nowhere, the 404 stands. */
export const createRedirects =
  ({ api, log }: Options) =>
  async (site: Pick<Site, 'website_id' | 'hosts'>, path: string): Promise<RedirectAnswer> => {
    try {
      const answer = await api.getRedirect(site.website_id, path);
      if (answer.outcome === 'none') return answer;
      if (!isShownAddress(answer.location)) return NONE;
      if (!leadsBack(answer.location, path, site)) return answer;
      log.warn({ site: site.website_id, path, location: answer.location }, 'redirect leads to itself');
      return NONE;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log.warn({ site: site.website_id, reason: error.message }, 'redirect not resolved');
      return NONE;
    }
  };
