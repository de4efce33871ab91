import { randomBytes } from 'node:crypto';
import { noSources, type PageSources, sourcesClassOf } from '@forecourt/config/page-sources';
import type { PageSecurityClass, RouteLookup } from '@forecourt/config/pages';
import type { Site } from '../site-table/host-index';

interface ClassRules {
  /** Who may frame the page. */
  readonly framedBy: "'self'" | "'none'";
  /** Who learns from where a visitor comes. */
  readonly referrer: 'strict-origin-when-cross-origin' | 'strict-origin';
  /**
   * Which inline scripts run. Cached pages are the same for everyone, and Next writes its data as inline scripts: all of
   * them. A page where a shopper pays: those that carry the nonce of its answer.
   */
  readonly inline: 'all' | 'nonce';
  /** Whether dealers' videos play there: files where the dealer keeps them, and the two players that pages frame. */
  readonly videos: boolean;
  /** Whether the page, and what it frames of its sources, may ask the browser for a way to pay. */
  readonly pays: boolean;
  /** Whether it is always loaded as a document of its own, never as router data into one of another class. */
  readonly loadedWhole: boolean;
}

const shown: ClassRules = {
  framedBy: "'self'",
  referrer: 'strict-origin-when-cross-origin',
  inline: 'all',
  videos: true,
  pays: false,
  loadedWhole: false,
};

/** The address may be a key, so it is not sent as referrer to the next page, which may have a tag manager. */
const own: ClassRules = { ...shown, framedBy: "'none'", referrer: 'strict-origin', loadedWhole: true };

const rulesOf: Readonly<Record<PageSecurityClass, ClassRules>> = {
  public: shown,
  form: { ...shown, framedBy: "'none'" },
  chat: shown,
  private: own,
  payment: { ...own, inline: 'nonce', videos: false, pays: true },
};

const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * What a page may load and who may frame it. Pictures of a feed may still stand on other servers until they are fetched.
 * `form-action` is about where a form ends, too: browsers stop one that its own site answers with a redirect to an origin
 * that is not named.
 */
const contentSecurityPolicy = (
  { framedBy, videos }: ClassRules,
  { connect, script, frame, form }: PageSources,
  searchOrigins: readonly string[],
  inline: string,
): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", inline, ...script].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    videos ? "media-src 'self' https:" : "media-src 'self'",
    ["frame-src 'self'", ...(videos ? players : []), ...frame].join(' '),
    ["connect-src 'self'", ...searchOrigins, ...connect].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...form].join(' '),
    `frame-ancestors ${framedBy}`,
  ].join('; ');

const permissionsPolicy = ({ pays }: ClassRules, { frame }: PageSources): string => {
  const payers = pays ? ['self', ...frame.map((origin) => `"${origin}"`)].join(' ') : '';
  return `camera=(), microphone=(), geolocation=(self), payment=(${payers})`;
};

/** The security class of the page or document at a path; what is in neither table is public. */
const securityClassAt = (routeAt: RouteLookup, path: string): PageSecurityClass =>
  routeAt(path)?.row.security ?? 'public';

/** What a site's pages of a class may use. An older API knows no private class, and says the same of payment pages. */
const sourcesOf = ({ page_sources }: Site, security: PageSecurityClass): PageSources => {
  const name = sourcesClassOf(security);
  return page_sources?.[name] ?? (name === 'private' ? page_sources?.payment : undefined) ?? noSources;
};

type SecurityHeaders = Readonly<Record<string, string>>;

/** What pages may do, by path. */
export interface PageSecurity {
  /** A nonce for the answer to one request for a path; null where its page runs without. */
  readonly nonceFor: (path: string) => string | null;
  /**
   * Headers of the page of a site at a path. A page that was drawn without a nonce cannot carry one: a payment page
   * without it has the headers of a private page.
   */
  readonly headersOf: (site: Site, path: string, nonce: string | null) => SecurityHeaders;
  /** Whether the page at a path is loaded as a document of its own, so that its headers apply. */
  readonly isLoadedWhole: (path: string) => boolean;
}

/**
 * Headers of every page, by the settings of its site and its class: beacon sinks and a chat widget are opened for the
 * sites that name them. `searchOrigins`: whom all pages ask besides their own origin.
 */
export const createPageSecurity = (searchOrigins: readonly string[], routeAt: RouteLookup): PageSecurity => {
  // A row is another object once the site has changed.
  const made = new WeakMap<Site, Partial<Record<PageSecurityClass, SecurityHeaders>>>();
  const make = (site: Site, security: PageSecurityClass, inline: string): SecurityHeaders => {
    const rules = rulesOf[security];
    const sources = sourcesOf(site, security);
    return {
      'content-security-policy': contentSecurityPolicy(rules, sources, searchOrigins, inline),
      'referrer-policy': rules.referrer,
      'permissions-policy': permissionsPolicy(rules, sources),
    };
  };
  const rulesAt = (path: string) => rulesOf[securityClassAt(routeAt, path)];
  return {
    nonceFor: (path) => (rulesAt(path).inline === 'nonce' ? randomBytes(16).toString('base64') : null),
    isLoadedWhole: (path) => rulesAt(path).loadedWhole,
    headersOf: (site, path, nonce) => {
      const asked = securityClassAt(routeAt, path);
      if (rulesOf[asked].inline === 'nonce' && nonce !== null) return make(site, asked, `'nonce-${nonce}'`);
      const security = rulesOf[asked].inline === 'nonce' ? 'private' : asked;
      const ofSite = made.get(site) ?? {};
      made.set(site, ofSite);
      const headers = ofSite[security] ?? make(site, security, "'unsafe-inline'");
      ofSite[security] = headers;
      return headers;
    },
  };
};
