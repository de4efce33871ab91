import { setTimeout as wait } from 'node:timers/promises';
import type { ReadSiteTable } from '@forecourt/api-contract';
import { type HostIndex, indexHosts, type Site } from './host-index';

/** The site table as last known good. */
export interface KnownSites {
  readonly sites: readonly Site[];
  readonly resolve: HostIndex;
}

interface FollowerOptions {
  /** Asks the API for the table; throws when it has none to give. */
  readonly load: (signal: AbortSignal) => Promise<ReadSiteTable>;
  readonly demoHosts: boolean;
  /** Milliseconds between two looks. */
  readonly intervalMs: number;
  readonly log: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
}

const lastKnown = (sites: readonly Site[], unread: ReadSiteTable['unread']): readonly Site[] =>
  sites.filter((site) => unread.some(({ website_id }) => website_id === site.website_id));

/**
 * Follows the site table, so that an applied site document is live within a look or two (SITE-03). A failed look
 * changes nothing: sites stay up while the API is away, and a site that a newer API describes in a way we cannot read
 * stays as it was last known. Until the first table arrives `known()` is null.
 */
export interface SiteTableFollower {
  known(): KnownSites | null;
  /** Settles once it has looked for the first time, whether the API answered or not. */
  readonly looked: Promise<void>;
  /** Seconds since the table was last read; null until it has been. */
  ageSeconds(): number | null;
  stop(): Promise<void>;
}

export const followSiteTable = ({ load, demoHosts, intervalMs, log }: FollowerOptions): SiteTableFollower => {
  const stopping = new AbortController();
  let known: KnownSites | null = null;
  let seen = '';
  let failing = false;
  let readAt: number | null = null;

  const look = async (): Promise<void> => {
    try {
      const { sites: read, unread } = await load(stopping.signal);
      const sites = [...read, ...lastKnown(known?.sites ?? [], unread)];
      readAt = performance.now();
      const text = JSON.stringify([sites, unread]);
      if (text !== seen) {
        for (const { website_id: site, reason } of unread) {
          log.warn({ site, reason }, 'a site cannot be read and stays as it was last known; update the gateway');
        }
        known = { sites, resolve: indexHosts(sites, { demoHosts }) };
        seen = text;
        log.info({ sites: sites.length }, 'site table changed');
      }
      if (failing) log.info({}, 'site table can be read again');
      failing = false;
    } catch (error) {
      // Said once per outage: a line each second would bury what matters.
      if (!failing && !stopping.signal.aborted) {
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'site table cannot be read');
      }
      failing = true;
    }
  };

  const looked = look();
  const run = async (): Promise<void> => {
    await looked;
    while (!stopping.signal.aborted) {
      await wait(intervalMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) await look();
    }
  };
  const finished = run();

  return {
    known: () => known,
    looked,
    ageSeconds: () => (readAt === null ? null : (performance.now() - readAt) / 1000),
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };
};
