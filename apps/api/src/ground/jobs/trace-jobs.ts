import type { Span, Traces } from '@forecourt/api-contract/traces';
import type { PgBoss } from 'pg-boss';

interface GivenJob {
  readonly id: string;
}
type Handle = (batch: readonly GivenJob[]) => Promise<unknown>;
type Work = (queue: string, ...rest: readonly unknown[]) => Promise<string>;

/** Whether a job that settles each of its batch by itself has said of one that it failed. */
const hasFailed = (results: unknown): boolean =>
  Array.isArray(results) && results.some((result: { readonly status?: unknown }) => result.status === 'failed');

const traced = async (span: Span | null, work: () => Promise<unknown>): Promise<unknown> => {
  if (span === null) return work();
  try {
    const results = await span.within(work);
    span.end(hasFailed(results) ? { failed: 'job_failed' } : {});
    return results;
  } catch (error) {
    span.end({ failed: 'job_failed' });
    throw error;
  }
};

/**
 * Has each job that is taken of a queue be a trace of its own, by the name of the queue and the id of the job. Jobs of a
 * batch are given to their handler one by one, all at once: those that settle each by itself (`workEach`) notice nothing.
 * A batch of which only the whole is settled is one span.
 */
export const traceJobs = (jobs: PgBoss, traces: Traces): void => {
  const work = jobs.work.bind(jobs) as unknown as Work;
  const tracedWork: Work = (queue, ...rest) => {
    const handle = rest.at(-1) as Handle;
    const [options] = rest.length > 1 ? (rest as readonly { readonly perJobResults?: boolean }[]) : [];
    const run = (batch: readonly GivenJob[]): Promise<unknown> => {
      const span = traces.begin({
        name: `process ${queue}`,
        kind: 'consumer',
        facts: {
          'messaging.system': 'pg-boss',
          'messaging.operation.type': 'process',
          'messaging.destination.name': queue,
          'messaging.message.id': batch.length === 1 ? (batch[0]?.id ?? null) : null,
        },
        from: null,
      });
      return traced(span, () => handle(batch));
    };
    const runEach = async (batch: readonly GivenJob[]): Promise<unknown> =>
      (await Promise.all(batch.map((job) => run([job])))).flat();
    return work(queue, ...rest.slice(0, -1), options?.perJobResults === true ? runEach : run);
  };
  Object.assign(jobs, { work: tracedWork });
};
