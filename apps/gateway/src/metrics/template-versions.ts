import { askTemplateManifest, shortMemory, type TemplateManifest } from '@forecourt/api-contract/operator';
import type { Site } from '../site-table/host-index';
import type { SiteTableFollower } from '../site-table/site-table-follower';

/** Milliseconds for which an app is taken to be what it said: a deploy shows within a minute. */
const goodForMs = 60_000;

/** A site and what draws it. */
export interface SiteTemplate {
  readonly site: string;
  readonly manifest: TemplateManifest;
}

interface Options {
  readonly sites: Pick<SiteTableFollower, 'known'>;
  /** Where this gateway reaches the template of a site; null where nobody says. */
  readonly originOf: (site: Site) => string | null;
  readonly log: { warn(details: object, message: string): void };
}

/**
 * Which template, in which version, draws each site: asked of the template apps where this gateway reaches them. Sites of
 * an app that does not say it are left out, and the log says why once, until it does again.
 */
export const followTemplates = ({ sites, originOf, log }: Options): (() => Promise<readonly SiteTemplate[]>) => {
  const asks = new Map<string, () => Promise<TemplateManifest | null>>();
  const silent = new Set<string>();
  const askOf = (origin: string): (() => Promise<TemplateManifest | null>) => {
    const known = asks.get(origin);
    if (known !== undefined) return known;
    const ask = async (): Promise<TemplateManifest> => {
      const manifest = await askTemplateManifest(origin);
      silent.delete(origin);
      return manifest;
    };
    const failed = (error: unknown): void => {
      if (!silent.has(origin)) log.warn({ err: error, origin }, 'a template app does not say what it is');
      silent.add(origin);
    };
    const made = shortMemory(ask, failed, { goodForMs });
    asks.set(origin, made);
    return made;
  };
  const one = async (site: Site): Promise<readonly SiteTemplate[]> => {
    const origin = originOf(site);
    const manifest = origin === null ? null : await askOf(origin)();
    return manifest === null ? [] : [{ site: site.website_id, manifest }];
  };
  return async () => (await Promise.all((sites.known()?.sites ?? []).map(one))).flat();
};
