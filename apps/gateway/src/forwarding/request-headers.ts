import type { IncomingHttpHeaders } from 'node:http';
import type { Destination } from '../decision/decision';
import type { RequestTrail } from '../tracing/request-trail';

/** What the gateway itself knows about a request and passes to the application behind it. */
export interface RequestFacts {
  readonly destination: Destination;
  readonly trail: Pick<RequestTrail, 'headers'>;
  /** Address of the client: the peer, or the one that a trusted load balancer reports. */
  readonly client: string;
  readonly protocol: string;
  /** What proves to the application behind that a request came through here; each kind of application has its own. */
  readonly proof: string;
}

/**
 * Headers that a client must not set: ours, those of proxies, and those by which Next talks to itself (a forged one
 * could skip a rewrite or claim a prerender).
 */
const FORGEABLE_PREFIXES = [
  'x-forecourt-',
  'x-forwarded-',
  'x-middleware-',
  'x-nextjs-',
  'x-next-',
  'x-invoke-',
  'x-now-',
  'x-matched-',
  'x-prerender-',
  'x-original-',
  'x-rewrite-',
];
const FORGEABLE = new Set([
  'forwarded',
  'x-real-ip',
  'x-request-id',
  'x-http-method-override',
  // Whose trace a request is part of, the gateway says.
  'traceparent',
  'tracestate',
  'baggage',
  'next-resume',
  // Next writes the nonce that it finds in them into the page that it draws, and may keep that page.
  'content-security-policy',
  'content-security-policy-report-only',
]);
/** By these an open page and its development server know each other; without them the page waits for the server's words. */
const OF_DEVELOPMENT = new Set(['x-nextjs-request-id', 'x-nextjs-html-request-id']);
/** Of one connection only (RFC 9110, 7.6.1), beyond those the proxy library removes. */
const HOP_BY_HOP = new Set([
  'keep-alive',
  'proxy-connection',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
  'expect',
]);

const isForgeable = (name: string): boolean => {
  if (!name.startsWith('x-')) return FORGEABLE.has(name) || HOP_BY_HOP.has(name);
  return FORGEABLE.has(name) || FORGEABLE_PREFIXES.some((prefix) => name.startsWith(prefix));
};

/** The headers the gateway sets, whatever the client sent under their names. */
export const identityHeaders = (facts: RequestFacts): Record<string, string> => ({
  'x-forecourt-site': facts.destination.site.website_id,
  'x-forecourt-client': facts.client,
  'x-forecourt-gateway': facts.proof,
  ...facts.trail.headers,
  'x-forwarded-host': facts.destination.host,
  'x-forwarded-proto': facts.protocol,
  'x-forwarded-for': facts.client,
});

/**
 * Headers to forward: the client's without those that a client may not set, and the gateway's own.
 * @param more.policy the content security policy that the answer will have, where it has a nonce: Next writes that on the
 *   scripts that it draws
 * @param more.isDeveloped whether the app is a development server, whose open pages follow changes
 */
export const forwardedHeaders = (
  headers: IncomingHttpHeaders,
  method: string,
  facts: RequestFacts,
  { policy, isDeveloped = false }: { readonly policy?: string | undefined; readonly isDeveloped?: boolean } = {},
): IncomingHttpHeaders => {
  const passed: IncomingHttpHeaders = {};
  for (const name in headers)
    if (!isForgeable(name) || (isDeveloped && OF_DEVELOPMENT.has(name))) passed[name] = headers[name];
  // A body on these methods has no meaning and is not passed on, so neither is its length.
  if (method === 'GET' || method === 'HEAD') delete passed['content-length'];
  if (policy !== undefined) passed['content-security-policy'] = policy;
  return Object.assign(passed, identityHeaders(facts));
};
