import { type PageSources, sourcesClassOf } from '@forecourt/config/page-sources';
import type { PageSecurityClass, RouteLookup } from '@forecourt/config/pages';
import type { Site } from '../site-table/host-index';

const NOTHING: PageSources = { connect: [], script: [], frame: [] };

/**
 * What a page may load and who may frame it. Without nonces: cached pages are the same for everyone, and Next writes its
 * data as inline scripts. Pictures of a feed may still stand on other servers until they are fetched.
 */
const contentSecurityPolicy = (
  { connect, script, frame }: PageSources,
  searchOrigins: readonly string[],
  framedBy: string,
): string =>
  [
    "default-src 'self'",
    ["script-src 'self' 'unsafe-inline'", ...script].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    // Dealers' videos: files where the dealer keeps them, and the two players that the vehicle page frames.
    "media-src 'self' https:",
    ["frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com", ...frame].join(' '),
    ["connect-src 'self'", ...searchOrigins, ...connect].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');

interface ClassRules {
  /** Who may frame the page. */
  readonly framedBy: "'self'" | "'none'";
  /** Who learns from where a visitor comes. */
  readonly referrer: 'strict-origin-when-cross-origin' | 'strict-origin';
}

const rulesOf: Readonly<Record<PageSecurityClass, ClassRules>> = {
  public: { framedBy: "'self'", referrer: 'strict-origin-when-cross-origin' },
  form: { framedBy: "'none'", referrer: 'strict-origin-when-cross-origin' },
  chat: { framedBy: "'self'", referrer: 'strict-origin-when-cross-origin' },
  // The address holds a key, so it is not sent as referrer to the next page, which may have a tag manager.
  private: { framedBy: "'none'", referrer: 'strict-origin' },
  payment: { framedBy: "'none'", referrer: 'strict-origin' },
};

/** Headers of the page of a site at a path. */
export type PageSecurity = (site: Site, path: string) => Readonly<Record<string, string>>;

/** The security class of the page or document at a path; what is in neither table is public. */
const securityClassAt = (routeAt: RouteLookup, path: string): PageSecurityClass => {
  return routeAt(path)?.row.security ?? 'public';
};

/**
 * Headers of every page, by the settings of its site and its class: beacon sinks and a chat widget are opened for the
 * sites that name them. `searchOrigins`: whom all pages ask besides their own origin.
 */
export const createPageSecurity = (searchOrigins: readonly string[], routeAt: RouteLookup): PageSecurity => {
  // A row is another object once the site has changed.
  const made = new WeakMap<Site, Partial<Record<PageSecurityClass, Readonly<Record<string, string>>>>>();
  return (site, path) => {
    const security = securityClassAt(routeAt, path);
    const ofSite = made.get(site) ?? {};
    made.set(site, ofSite);
    if (ofSite[security] !== undefined) return ofSite[security];
    const { framedBy, referrer } = rulesOf[security];
    const sources = site.page_sources?.[sourcesClassOf(security)] ?? NOTHING;
    ofSite[security] = {
      'content-security-policy': contentSecurityPolicy(sources, searchOrigins, framedBy),
      'referrer-policy': referrer,
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    };
    return ofSite[security];
  };
};
