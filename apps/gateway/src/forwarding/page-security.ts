import { type PageClass, type PageSources, pageClassOf } from '@forecourt/config';
import type { Site } from '../site-table/host-index';

const NOTHING: PageSources = { connect: [], script: [], frame: [] };

/**
 * What a page may load and who may frame it. Without nonces: kept pages are the same for everyone, and Next writes its
 * data as inline scripts. Pictures of a feed may still stand on other servers until they are fetched.
 */
const contentSecurityPolicy = ({ connect, script, frame }: PageSources, searchOrigins: readonly string[]): string =>
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
    "frame-ancestors 'self'",
  ].join('; ');

/** Headers of the page of a site at a path. */
export type PageSecurity = (site: Site, path: string) => Readonly<Record<string, string>>;

/**
 * Headers of every page, by the settings of its site and its class: beacon sinks and a chat widget are opened for the
 * sites that name them. `searchOrigins`: whom all pages ask besides their own origin.
 */
export const createPageSecurity = (searchOrigins: readonly string[]): PageSecurity => {
  // A row is another object once the site has changed.
  const made = new WeakMap<Site, Partial<Record<PageClass, Readonly<Record<string, string>>>>>();
  return (site, path) => {
    const pageClass = pageClassOf(path);
    const ofSite = made.get(site) ?? {};
    made.set(site, ofSite);
    ofSite[pageClass] ??= {
      'content-security-policy': contentSecurityPolicy(site.page_sources?.[pageClass] ?? NOTHING, searchOrigins),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    };
    return ofSite[pageClass];
  };
};
