import type { SiteTable } from '@forecourt/api-contract';

/** One row of the site table. */
export type Site = SiteTable['sites'][number];

/** What a host name leads to. */
export type HostResolution =
  | { readonly kind: 'site'; readonly site: Site }
  | { readonly kind: 'alias'; readonly site: Site; readonly canonical: string }
  | { readonly kind: 'unknown' };

/** Finds the site of a host name by exact match only: no suffix and no wildcard ever selects a dealer (SITE-02). */
export type HostIndex = (name: string) => HostResolution;

const UNKNOWN: HostResolution = { kind: 'unknown' };

/**
 * Indexes a site table by host. The first host of a site is canonical, its others are aliases of it (ROUTE-14).
 * With `demoHosts`, `{slug}.localhost` reaches a site whose document does not list that name.
 */
export const indexHosts = (sites: readonly Site[], options: { readonly demoHosts: boolean }): HostIndex => {
  const entries = new Map<string, HostResolution>();
  const claim = (name: string, resolution: HostResolution) => {
    if (!entries.has(name)) entries.set(name, resolution);
  };
  for (const site of sites) {
    const [canonical, ...aliases] = site.hosts;
    if (canonical === undefined) continue;
    claim(canonical, { kind: 'site', site });
    for (const alias of aliases) claim(alias, { kind: 'alias', site, canonical });
  }
  if (options.demoHosts) for (const site of sites) claim(`${site.slug}.localhost`, { kind: 'site', site });
  return (name) => entries.get(name) ?? UNKNOWN;
};
