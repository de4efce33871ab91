import { type ApiClient, ApiError, type RedirectAnswer } from '@forecourt/api-contract';
import { isShownAddress } from '@forecourt/config/shown-address';
import type { Site } from '../site-table/host-index';

interface Options {
  readonly api: Pick<ApiClient, 'getRedirect'>;
  readonly log: { warn(details: object, message: string): void };
}

const NONE: RedirectAnswer = { outcome: 'none' };

/** A path however it is written: escapes read, without slashes at its end. */
const plainPath = (path: string): string => {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  const plain = path.slice(0, end);
  try {
    return decodeURIComponent(plain);
  } catch (error) {
    if (error instanceof URIError) return plain;
    throw error;
  }
};

/** Whether a browser that is led to an address of the site would ask for the same path again. */
const leadsBack = (location: string, path: string, { hosts }: Pick<Site, 'hosts'>): boolean => {
  const [own = 'site.invalid'] = hosts;
  const target = URL.parse(location, `https://${own}`);
  return target !== null && [own, ...hosts].includes(target.hostname) && plainPath(target.pathname) === plainPath(path);
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
