import { describe, expect, it } from 'vitest';
import { documentsOf, type Resource } from '../deploy/deploy-files.mjs';
import { askedMetrics } from './asked-metrics';
import { exportedMetrics } from './exported-metrics';

interface Given {
  readonly seriesQuery: string;
  readonly name: { readonly as: string };
  readonly metricsQuery: string;
}

const [adapter] = documentsOf('deploy/monitoring/adapter.yaml');
const externalRules: readonly Given[] = adapter.externalRules;
const overlay = 'deploy/kubernetes/overlays/example';
const scalers: readonly Resource[] = ['scale-by-queue.yaml', 'scale-by-latency.yaml'].flatMap((file) =>
  documentsOf(`${overlay}/${file}`),
);

describe('autoscalers of the example', () => {
  it('go by what the adapter gives, worker and every template app', () => {
    const wanted = scalers.map(({ metadata, spec }) => {
      const [{ external }] = spec.metrics;
      return [metadata.name, external.metric.name, external.metric.selector?.matchLabels.process];
    });
    const templates = ['template-a', 'template-b', 'template-c'];
    expect(wanted).toEqual([
      ['worker', 'forecourt_queue_overdue_max', undefined],
      ...templates.map((name) => [name, 'forecourt_drawn_p95_seconds', name]),
    ]);
    expect(externalRules.map(({ name }) => name.as)).toEqual([...new Set(wanted.map(([, metric]) => metric))]);
  });

  it.each(externalRules.map(({ name, ...given }) => [name.as, given] as const))(
    '%s is made of metrics that a process exports, by labels that they have',
    async (_name, { seriesQuery, metricsQuery }) => {
      const exported = await exportedMetrics();
      // As the adapter fills it in.
      const asked = metricsQuery
        .replaceAll('<<.Series>>', seriesQuery.split('{')[0] ?? '')
        .replaceAll('<<.LabelMatchers>>', 'process="template-a"');
      for (const { name, labels } of [...askedMetrics(seriesQuery), ...askedMetrics(asked)]) {
        expect([...exported.keys()]).toContain(name);
        expect(exported.get(name)).toEqual(expect.arrayContaining([...labels]));
      }
    },
  );
});
