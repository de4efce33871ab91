import type { SiteDocument } from '@forecourt/config/site-document';
import type { Env } from '../env/env';

/** How the addresses of sites are written, from the environment. */
export type PublicAddresses = Pick<Env, 'publicScheme' | 'publicPort'>;

/** Every origin that a site's pages have: scheme, host and port of its canonical host and of its aliases. */
export const siteOrigins = (
  { hosts }: Pick<SiteDocument, 'hosts'>,
  { publicScheme, publicPort }: PublicAddresses,
): readonly string[] =>
  hosts.map((host) => new URL(`${publicScheme}://${host}${publicPort === null ? '' : `:${publicPort}`}`).origin);

const parsedUrl = (text: string, base?: string): URL | null => (URL.canParse(text, base) ? new URL(text, base) : null);

/**
 * The address of the page that an enquiry came from, whole; empty where it is none of the site's hosts, since staff
 * follow it. Plain forms send its path alone.
 */
export const siteAddress = (sent: string, site: Pick<SiteDocument, 'hosts'>, env: PublicAddresses): string => {
  const [canonical] = siteOrigins(site, env);
  const url = sent === '' ? null : parsedUrl(sent, canonical);
  const isOwn = url !== null && /^https?:$/.test(url.protocol) && site.hosts.includes(url.hostname);
  // On the canonical origin: neither another port nor a name and password, which an address may carry, come along.
  return isOwn ? `${canonical}${url.pathname}${url.search}` : '';
};
