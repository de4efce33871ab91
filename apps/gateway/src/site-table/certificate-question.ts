import type { OperatorAnswer } from '@forecourt/api-contract/operator';
import { parseRequestHost } from './request-host';
import type { SiteTableFollower } from './site-table-follower';

/** Where a TLS terminator asks, at the operator's port, before it has a certificate made: `?domain=www.yard.example`. */
export const certificatePath = '/certificates/ask';

/**
 * Whether a host is to have a certificate: only one that a site names, since anybody may point a name at us and ask for
 * it, and certificate authorities give so many a week. Host names of demos are none.
 */
export const certificateQuestion =
  (sites: Pick<SiteTableFollower, 'known'>) =>
  (query: URLSearchParams): OperatorAnswer => {
    const host = parseRequestHost(query.get('domain') ?? undefined);
    if (host === null || host.port !== null) return { status: 400, why: 'Ask for one host: ?domain=www.yard.example' };
    const table = sites.known();
    if (table === null) return { status: 503, why: 'No site table has been read yet; ask again in a moment.' };
    const found = table.resolve(host.name);
    const isNamed = found.kind !== 'unknown' && found.site.hosts.includes(host.name);
    return isNamed
      ? { status: 200, why: `${host.name} is a host of ${found.site.slug}.` }
      : { status: 404, why: `No site has the host ${host.name}.` };
  };
