import type { Site } from '../site-table/host-index';
import { parseRequestHost } from '../site-table/request-host';
import type { KnownSites } from '../site-table/site-table-follower';
import { classifyPath } from './request-path';

/** Where a request goes on: to which application, for which site. */
export interface Destination {
  readonly to: 'api' | 'template';
  readonly site: Site;
  /** Host name and port as the browser knows them, for `x-forwarded-host`. */
  readonly host: string;
  /** Slug of the vehicle whose page was asked for, or null. */
  readonly vehicleSlug: string | null;
}

/** What becomes of a request, decided before anything is passed on. */
export type Decision =
  | { readonly kind: 'forward'; readonly destination: Destination }
  | { readonly kind: 'redirect'; readonly status: 301 | 308; readonly location: string }
  | { readonly kind: 'health' }
  | { readonly kind: 'directory'; readonly sites: readonly Site[]; readonly port: string | null }
  | { readonly kind: 'bad-request'; readonly reason: 'host' | 'target' }
  | { readonly kind: 'not-found' }
  /** Pages are read, and nothing is sent to them. */
  | { readonly kind: 'read-only' }
  | { readonly kind: 'starting'; readonly forApi: boolean };

/** The parts of a request that the decision may look at. Other headers never select a site. */
export interface RequestLine {
  readonly method: string;
  /** Request target as it came: path and query. */
  readonly target: string;
  /** Every Host header of the request. */
  readonly hosts: readonly string[];
  readonly protocol: 'http' | 'https';
}

const DIRECTORY_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const NOT_FOUND: Decision = { kind: 'not-found' };

/** The same address in lower case, query kept; null where it is. Addresses of vehicles are retyped from paper. */
const inLowerCase = (target: string): string | null => {
  const end = target.indexOf('?');
  const path = end < 0 ? target : target.slice(0, end);
  const lower = path.toLowerCase();
  return lower === path ? null : lower + target.slice(path.length);
};

/** Decides what becomes of a request (SITE-02, ROUTE-14). `known` is null until the first site table has arrived. */
export const decide = (
  request: RequestLine,
  known: KnownSites | null,
  options: { readonly directory: boolean },
): Decision => {
  const path = classifyPath(request.target);
  if (path.kind === 'malformed') return { kind: 'bad-request', reason: 'target' };
  const host = request.hosts.length === 1 ? parseRequestHost(request.hosts[0]) : null;
  if (host === null) return { kind: 'bad-request', reason: 'host' };
  if (path.kind === 'health') return { kind: 'health' };
  if (path.kind === 'refused') return NOT_FOUND;
  if (known === null) return { kind: 'starting', forApi: path.kind === 'api' };

  if (options.directory && DIRECTORY_HOSTS.has(host.name)) {
    const isRoot = request.target === '/' || request.target.startsWith('/?');
    return isRoot ? { kind: 'directory', sites: known.sites, port: host.port } : NOT_FOUND;
  }
  const resolution = known.resolve(host.name);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (resolution.kind !== 'unknown' && path.kind === 'page' && !isRead) return { kind: 'read-only' };
  const port = host.port === null ? '' : `:${host.port}`;
  switch (resolution.kind) {
    case 'unknown':
      return NOT_FOUND;
    case 'alias': {
      const location = `${request.protocol}://${resolution.canonical}${port}${request.target}`;
      return { kind: 'redirect', status: isRead ? 301 : 308, location };
    }
    case 'site': {
      const isApi = path.kind === 'api';
      const spelt = path.kind === 'page' && path.vehicleSlug !== null ? inLowerCase(request.target) : null;
      if (spelt !== null)
        return { kind: 'redirect', status: 308, location: `${request.protocol}://${host.name}${port}${spelt}` };
      return {
        kind: 'forward',
        destination: {
          to: isApi ? 'api' : 'template',
          site: resolution.site,
          host: `${host.name}${port}`,
          vehicleSlug: isApi ? null : path.vehicleSlug,
        },
      };
    }
  }
};
