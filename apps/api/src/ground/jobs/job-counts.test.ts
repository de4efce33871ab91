import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { counted, jobCounts } from './job-counts';

it('jobs are counted by name and outcome, and what fails still fails', async () => {
  const registry = new Registry();
  const count = jobCounts(registry);
  await counted(count, 'stock-feed', async () => undefined);
  await counted(count, 'stock-feed', async () => 'refused');
  await expect(counted(count, 'stock-feed', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const text = await registry.metrics();
  for (const outcome of ['done', 'refused', 'failed'])
    expect(text).toContain(`forecourt_jobs_total{job="stock-feed",outcome="${outcome}"} 1`);
});
