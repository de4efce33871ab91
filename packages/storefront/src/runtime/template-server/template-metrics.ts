import {
  type Check,
  counterOf,
  createRegistry,
  gaugeOf,
  type RequestMetrics,
  requestMetrics,
  type TemplateManifest,
  templateLabels,
} from '@forecourt/api-contract/operator';
import { processStore } from '../cache/process-store';
import { httpFetch } from '../service-access/http-fetch';
import { serviceUrl } from '../service-access/service-access';

/** How a request was answered: from what is cached, with what a query has drawn before, as Markdown, by Next, with a file of the build, not at all, or about health and what the app is. */
export type TemplateRoute = 'cached' | 'repeated' | 'markdown' | 'drawn' | 'file' | 'refused' | 'health';

/** Milliseconds after which a page cache that hears nothing does not follow any more: a poll lasts 20 seconds. */
const silentMs = 60_000;

const store = () => processStore.forecourtPageStore;
const standing = () => processStore.forecourtPageFollower?.standing() ?? null;

/** One sample for each entry of a record of numbers. */
const samplesOf = (
  label: string,
  numbers: Readonly<Record<string, number>>,
  more: Readonly<Record<string, string>> = {},
) => Object.entries(numbers).map(([name, value]) => ({ labels: { ...more, [label]: name }, value }));

/** The metrics of one template app. */
export interface TemplateMetrics {
  readonly registry: ReturnType<typeof createRegistry>;
  readonly requests: RequestMetrics<TemplateRoute>;
  /** Notes what the self-test of the page cache found. */
  tested(isWell: boolean): void;
}

/**
 * @param name of the app, such as `template-a`
 * @param manifest what the app is
 */
export const createTemplateMetrics = (name: string, manifest: TemplateManifest): TemplateMetrics => {
  const registry = createRegistry(name);
  const labels = templateLabels(manifest);
  gaugeOf(
    registry,
    {
      name: 'forecourt_template_info',
      help: 'Always 1: which template, version, theme, contract and build this process is.',
      labelNames: Object.keys(labels),
    },
    () => [{ labels, value: 1 }],
  );
  const startedAt = performance.now();
  let selfTest: boolean | null = null;
  counterOf(
    registry,
    {
      name: 'forecourt_page_cache_reads_total',
      help: 'What the page cache was asked for (page, or data of one), and whether it had it.',
      labelNames: ['kind', 'outcome'],
    },
    () => Object.entries(store()?.counts.reads ?? {}).flatMap(([kind, reads]) => samplesOf('outcome', reads, { kind })),
  );
  counterOf(
    registry,
    {
      name: 'forecourt_page_cache_writes_total',
      help: 'What was written into the page cache: stored, or refused as outdated or too large.',
      labelNames: ['outcome'],
    },
    () => samplesOf('outcome', store()?.counts.writes ?? {}),
  );
  counterOf(
    registry,
    {
      name: 'forecourt_page_cache_drops_total',
      help: 'What the page cache gave up: for a change, for room, or since changes were not known any more.',
      labelNames: ['reason'],
    },
    () => samplesOf('reason', store()?.counts.drops ?? {}),
  );
  const ofStore = (
    about: { readonly name: string; readonly help: string },
    read: (found: NonNullable<ReturnType<typeof store>>) => number,
  ) =>
    gaugeOf(registry, about, () => {
      const found = store();
      return found === undefined ? [] : [{ value: read(found) }];
    });
  ofStore({ name: 'forecourt_page_cache_bytes', help: 'Memory that cached pages take, about.' }, ({ bytes }) => bytes);
  ofStore(
    { name: 'forecourt_page_cache_max_bytes', help: 'Memory that cached pages may take.' },
    ({ maxBytes }) => maxBytes,
  );
  ofStore(
    { name: 'forecourt_page_cache_entries', help: 'Pages, and data of pages, that are cached.' },
    ({ size }) => size,
  );
  gaugeOf(
    registry,
    { name: 'forecourt_answer_cache_bytes', help: 'Memory that cached answers to queries take, about.' },
    () => {
      const found = processStore.forecourtDrawnAnswers;
      return found === undefined ? [] : [{ value: found.bytes }];
    },
  );
  gaugeOf(
    registry,
    { name: 'forecourt_page_cache_seq', help: 'The last change that the page cache has applied.' },
    () => {
      const found = standing();
      return found === null ? [] : [{ value: found.seq }];
    },
  );
  gaugeOf(
    registry,
    {
      name: 'forecourt_page_cache_silent_seconds',
      help: 'Seconds since the API last told the page cache what has changed; a poll lasts 20.',
    },
    () => {
      // Never answered: silent since this process began.
      const since = standing()?.answeredAt ?? startedAt;
      return [{ value: (performance.now() - since) / 1000 }];
    },
  );
  gaugeOf(
    registry,
    { name: 'forecourt_page_cache_self_test', help: '1 when a page written at start was cached, 0 when it was not.' },
    () => (selfTest === null ? [] : [{ value: selfTest ? 1 : 0 }]),
  );
  return {
    registry,
    requests: requestMetrics(registry),
    tested: (isWell) => {
      selfTest = isWell;
    },
  };
};

const followsChanges: Check = () => {
  const found = standing();
  if (found === null) return 'no answer of the API yet';
  const silent = performance.now() - found.answeredAt;
  return found.isLost || silent > silentMs ? `has heard of no change for ${Math.round(silent / 1000)} s` : null;
};

const apiAnswers: Check = async () => {
  const { status } = await httpFetch(`${serviceUrl()}/healthz`, { signal: AbortSignal.timeout(2_500) });
  return status === 200 ? null : `it answers ${status}`;
};

/**
 * What a template app needs: an API that answers, and a page cache that follows its changes. Without them it serves what
 * it holds. In development nothing is cached.
 */
export const templateChecks = (keepsPages: boolean): Readonly<Record<string, Check>> => ({
  api: apiAnswers,
  ...(keepsPages ? { page_cache: followsChanges } : {}),
});
