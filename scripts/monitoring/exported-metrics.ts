// Every metric that a process of ours exports, made as the processes make theirs.
import { createRegistry, serveOperator } from '@forecourt/api-contract/operator';
import { createApiMetrics, watchSearch } from '../../apps/api/src/app/metrics/api-metrics';
import { watchDatabase } from '../../apps/api/src/app/metrics/database-metrics';
import { watchDealers } from '../../apps/api/src/app/metrics/dealer-metrics';
import { jobCounts } from '../../apps/api/src/ground/jobs/job-counts';
import { createGatewayMetrics } from '../../apps/gateway/src/metrics/gateway-metrics';
import { createTemplateMetrics } from '../../packages/storefront/src/runtime/template-server/template-metrics';

type Registry = ReturnType<typeof createRegistry>;

const notHere = (): never => {
  throw new Error('A metric was read where only its name is asked for.');
};
/** What metrics are read from: they are known by their names before anybody asks for a value. */
const unread = new Proxy({}, { get: () => notHere }) as never;

const registries = (): readonly Registry[] => {
  const api = createApiMetrics();
  watchSearch(api.registry, unread);
  const worker = createRegistry('worker');
  jobCounts(worker);
  for (const registry of [api.registry, worker]) {
    watchDatabase(registry, unread);
    watchDealers(registry, unread);
  }
  const gateway = createGatewayMetrics();
  gateway.watchTurns(unread);
  gateway.watchBodies(unread);
  gateway.watchSites(unread);
  gateway.watchTemplates(unread);
  const { registry: template } = createTemplateMetrics('template-a', {
    name: 'a',
    version: '0.0.0',
    theme: 'own',
    contract: 1,
    storefront: '0.0.0',
    build: null,
    title: null,
    colors: null,
    parts: { sections: [], pages: [] },
  });
  return [api.registry, worker, gateway.registry, template];
};

/** Labels that each sample has: of the process that tells it, and of who scraped it. */
const everywhere = ['process', 'job', 'instance'];

interface KnownMetric {
  readonly name: string;
  readonly labelNames?: readonly string[];
}

/** A metric by the names that its samples have, each with its labels. */
const samplesOf = (metric: KnownMetric): readonly (readonly [string, readonly string[]])[] => {
  const { name, labelNames = [] } = metric;
  const labels = [...labelNames, ...everywhere];
  if (!('buckets' in metric)) return [[name, labels]];
  return [
    [`${name}_bucket`, [...labels, 'le']],
    [`${name}_sum`, labels],
    [`${name}_count`, labels],
  ];
};

/** Labels by the names of all metrics of all processes, those of Node among them; and of `up`, which Prometheus makes. */
export const exportedMetrics = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = registries();
  // Those of Node are told from the moment that somebody may ask.
  const operators = found.map((registry) =>
    serveOperator({ address: { host: '127.0.0.1', port: 0 }, registry, checks: {} }),
  );
  for (const operator of await Promise.all(operators)) await operator.close();
  const metrics = found.flatMap((registry) => registry.getMetricsAsArray() as unknown as readonly KnownMetric[]);
  return new Map([['up', everywhere], ...metrics.flatMap(samplesOf)]);
};
