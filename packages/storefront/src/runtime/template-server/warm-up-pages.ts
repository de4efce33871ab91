import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { TemplateManifest } from '@forecourt/api-contract/operator';
import type { ProcessLog } from '@forecourt/api-contract/operator-log';
import { serviceKey } from '@forecourt/api-contract/service';
import { processStore } from '../cache/process-store';
import { siteHeader } from '../next-config/site-rewrites';
import { api } from '../service-access/api';
import { httpFetch } from '../service-access/http-fetch';
import { type KeptPage, keptPagesPath, keptPagesSchema } from './kept-pages';
import { type WarmedUp, warmUp } from './warm-up';

/** Milliseconds that a process beside may take to say what it keeps. */
const siblingPatienceMs = 2_000;
const lookMs = 50;

/** Addresses that every site has, and that shoppers come in by. */
const entrances = ['/', '/search', '/search/used-cars'];

interface Options {
  /** What answers the app's requests. */
  readonly listener: RequestListener;
  /** The template and version that run here. */
  readonly manifest: Pick<TemplateManifest, 'name' | 'version'>;
  readonly serviceToken: string;
  /** Where other processes of the app are asked what they keep; null: nowhere. */
  readonly from: string | null;
  readonly seconds: number;
  readonly log: Pick<ProcessLog, 'info' | 'warn'>;
}

/** Until the page cache follows the API's changes: what is drawn before is not kept. A third of the time at most. */
const whenFollowing = async (boundMs: number, ends: AbortSignal): Promise<void> => {
  const end = performance.now() + boundMs / 3;
  while (!ends.aborted && performance.now() < end && (processStore.forecourtPageFollower?.standing() ?? null) === null)
    await pause(lookMs);
};

/**
 * Draws pages before an app listens: those that a process beside keeps, then the entrances of each of its sites. They are
 * asked for as the gateway would, at a port of this machine's own that is closed afterwards.
 */
export const warmUpPages = async ({
  listener,
  manifest,
  serviceToken,
  from,
  seconds,
  log,
}: Options): Promise<WarmedUp> => {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const proof = { 'x-forecourt-gateway': serviceKey(serviceToken, 'template-proof') };
  const boundMs = seconds * 1000;
  // A version that was registered draws sites under its id, one of the installation's own folder under its name.
  const drawnAs = [manifest.name, `${manifest.name}@${manifest.version}`];

  const ofSibling = async (ends: AbortSignal): Promise<readonly KeptPage[]> => {
    if (from === null) return [];
    const signal = AbortSignal.any([ends, AbortSignal.timeout(siblingPatienceMs)]);
    const answer = await httpFetch(`${from}${keptPagesPath}`, { headers: proof, signal });
    if (!answer.ok) throw new Error(`${from}${keptPagesPath} answers ${answer.status}.`);
    return keptPagesSchema.parse(await answer.json());
  };
  const ofSites = async (ends: AbortSignal): Promise<readonly KeptPage[]> => {
    const { sites } = await api().getSites({ signal: ends });
    return entrances.flatMap((address) =>
      sites.filter(({ template }) => drawnAs.includes(template)).map(({ website_id: site }) => ({ site, address })),
    );
  };
  try {
    const warmed = await warmUp({
      sources: [ofSibling, ofSites],
      failed: (err) => log.warn({ err }, 'a part of the warm-up failed; what is missing is drawn when it is asked for'),
      whenReady: (ends) => whenFollowing(boundMs, ends),
      draw: async ({ site, address }, ends) => {
        const headers = { ...proof, [siteHeader]: site };
        return (await httpFetch(`http://127.0.0.1:${port}${address}`, { headers, signal: ends })).ok;
      },
      boundMs,
    });
    log.info({ ...warmed }, 'warmed up');
    return warmed;
  } finally {
    server.closeAllConnections();
    server.close();
  }
};
