import { type ApiClient, ApiError, type RedirectAnswer } from '@forecourt/api-contract';
import { writtenPath } from '@forecourt/config/content';
import { pageOfMarkdown } from '@forecourt/config/pages';
import { isShownAddress } from '@forecourt/config/shown-address';
import type { Site } from '../site-table/host-index';
import type { RequestTrail } from '../tracing/request-trail';
import { withoutPastedEnd } from './pasted-end';

interface Options {
  readonly api: Pick<ApiClient, 'getRedirect'>;
  readonly log: { warn(details: object, message: string): void };
}

const NONE: RedirectAnswer = { outcome: 'none' };

/** Where a path without a page leads that ends in a sign of the sentence it was copied from. */
const pastedTo = (path: string): RedirectAnswer => {
  const location = withoutPastedEnd(path);
  return location === null ? NONE : { outcome: 'moved', location, status: 301 };
};

/** A path by the page that it names: its Markdown form is the same page. */
const pageAt = (path: string): string => pageOfMarkdown(path) ?? path;

/** Whether a browser that is led to an address of the site would ask for the same page again. */
const leadsBack = (location: string, path: string, { hosts }: Pick<Site, 'hosts'>): boolean => {
  const [own = 'site.invalid'] = hosts;
  const target = URL.parse(location, `https://${own}`);
  return (
    target !== null &&
    [own, ...hosts].includes(target.hostname) &&
    writtenPath(pageAt(target.pathname)) === writtenPath(pageAt(path))
  );
};

/**
 * Asks the API where a dealer leads a path without a page; the Markdown form of an old page goes where the page does, and
 * an address that was copied with a full stop or a bracket to itself without them. Where nobody can say, or it leads to
 * nowhere, the 404 stands. It is asked on the trail of the request.
 */
export const createRedirects = ({ api, log }: Options) => {
  const lookUp = async (site: string, path: string, { headers }: RequestTrail): Promise<RedirectAnswer> => {
    const page = pageAt(path);
    const init = { headers };
    const answer = await api.getRedirect(site, page, init);
    return answer.outcome === 'none' && page !== path ? api.getRedirect(site, path, init) : answer;
  };
  return async (
    site: Pick<Site, 'website_id' | 'hosts'>,
    path: string,
    trail: RequestTrail,
  ): Promise<RedirectAnswer> => {
    try {
      const answer = await lookUp(site.website_id, path, trail);
      if (answer.outcome === 'none') return pastedTo(path);
      if (!isShownAddress(answer.location)) return NONE;
      if (!leadsBack(answer.location, path, site)) return answer;
      log.warn({ ...trail.facts, site: site.website_id, path, location: answer.location }, 'redirect leads to itself');
      return NONE;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log.warn({ ...trail.facts, site: site.website_id, reason: error.message }, 'redirect not resolved');
      return NONE;
    }
  };
};
