import {
  createRegistry,
  gaugeOf,
  type RequestMetrics,
  requestMetrics,
  templateLabels,
} from '@forecourt/api-contract/operator';
import { Counter, type Registry } from 'prom-client';
import type { CachedBodies } from '../compression/cached-bodies';
import type { BodyOutcome } from '../compression/compressor';
import type { Drawing } from '../drawing/drawing';
import type { AskAgainReason } from '../origins/ask-another';
import type { SiteTableFollower } from '../site-table/site-table-follower';
import type { SiteTemplate } from './template-versions';

/**
 * What was asked for: a page, a document that takes seconds, or a file of a template app; the API, its search or
 * pictures; or what the gateway answers by itself (health, redirects between hosts, unknown hosts, refusals).
 */
export type GatewayRoute = 'page' | 'document' | 'file' | 'api' | 'search' | 'media' | 'own';

/**
 * Why an application gave no answer that a shopper could be shown: it cannot be reached, it took too long, it hangs, it
 * failed, it does not take the gateway's proof (421: their service tokens differ), or it is a template whose address this
 * gateway was not told.
 */
export type UpstreamFailure = 'unreachable' | 'timeout' | 'hung' | 'error' | 'refused_proof' | 'unknown';

/** The metrics of one gateway. */
export interface GatewayMetrics {
  readonly registry: Registry;
  readonly requests: RequestMetrics<GatewayRoute>;
  /** A client that has left before it was answered. */
  left(): void;
  /** @param application `api`, or the name of a template */
  upstreamFailed(application: string, reason: UpstreamFailure): void;
  /** Another process of an application was asked, since the one before could not answer. */
  askedAgain(application: 'api' | 'template', reason: AskAgainReason): void;
  bodySent(outcome: BodyOutcome): void;
  /** A request that was given no turn to draw. */
  turnRefused(template: string): void;
  watchTurns(drawing: Pick<Drawing, 'lines'>): void;
  watchBodies(bodies: Pick<CachedBodies, 'bytes' | 'size'>): void;
  watchSites(sites: Pick<SiteTableFollower, 'known' | 'ageSeconds'>): void;
  watchTemplates(read: () => Promise<readonly SiteTemplate[]>): void;
}

export const createGatewayMetrics = (): GatewayMetrics => {
  const registry = createRegistry('gateway');
  const registers = [registry];
  const left = new Counter({
    name: 'forecourt_gateway_requests_left_total',
    help: 'Requests whose client went away before they were answered.',
    registers,
  });
  const failures = new Counter({
    name: 'forecourt_gateway_upstream_failures_total',
    help: 'Answers that an application (api, or a template by name) did not give, by reason.',
    labelNames: ['application', 'reason'],
    registers,
  });
  const again = new Counter({
    name: 'forecourt_gateway_asked_again_total',
    help: 'Requests that went on to another process of their application, by why the one before could not answer.',
    labelNames: ['application', 'reason'],
    registers,
  });
  const bodies = new Counter({
    name: 'forecourt_gateway_bodies_total',
    help: 'Compressed answers: from a cached body, made to be cached, joined to one in the making, or compressed passing.',
    labelNames: ['outcome'],
    registers,
  });
  const turnsRefused = new Counter({
    name: 'forecourt_gateway_turns_refused_total',
    help: 'Requests answered 503 since too many waited for a turn, or too long.',
    labelNames: ['template'],
    registers,
  });
  return {
    registry,
    requests: requestMetrics(registry),
    left: () => left.inc(),
    upstreamFailed: (application, reason) => failures.inc({ application, reason }),
    askedAgain: (application, reason) => again.inc({ application, reason }),
    bodySent: (outcome) => bodies.inc({ outcome }),
    turnRefused: (template) => turnsRefused.inc({ template }),
    watchTurns: (drawing) => {
      gaugeOf(
        registry,
        {
          name: 'forecourt_gateway_turns',
          help: 'Draws of a template app that are under way (taken) or wait for their turn (waiting).',
          labelNames: ['template', 'line', 'state'],
        },
        () =>
          drawing.lines().flatMap(({ template, line, taken, waiting }) => [
            { labels: { template, line, state: 'taken' }, value: taken },
            { labels: { template, line, state: 'waiting' }, value: waiting },
          ]),
      );
    },
    watchBodies: (cached) => {
      const about = (name: string, help: string) => ({ name: `forecourt_gateway_kept_${name}`, help });
      gaugeOf(registry, about('bytes', 'Memory that cached compressed bodies take.'), () => [
        { value: cached.bytes() },
      ]);
      gaugeOf(registry, about('bodies', 'Compressed bodies that are cached.'), () => [{ value: cached.size() }]);
    },
    watchSites: (sites) => {
      const startedAt = performance.now();
      gaugeOf(registry, { name: 'forecourt_gateway_sites', help: 'Sites in the table of hosts.' }, () => {
        const known = sites.known();
        return known === null ? [] : [{ value: known.sites.length }];
      });
      gaugeOf(
        registry,
        {
          name: 'forecourt_gateway_site_table_age_seconds',
          help: 'Seconds since the site table was last read from the API; since the start where it never was.',
        },
        () => [{ value: sites.ageSeconds() ?? (performance.now() - startedAt) / 1000 }],
      );
    },
    watchTemplates: (read) => {
      gaugeOf(
        registry,
        {
          name: 'forecourt_site_template_info',
          help: 'Always 1: which template, in which version and build, draws the pages of a site.',
          labelNames: ['site', 'template', 'version', 'theme', 'contract', 'storefront', 'build'],
        },
        async () =>
          (await read()).map(({ site, manifest }) => ({ labels: { site, ...templateLabels(manifest) }, value: 1 })),
      );
    },
  };
};
