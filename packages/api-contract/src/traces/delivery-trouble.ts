import type { ProcessLog } from '../operator/process-log';

/** Milliseconds between two lines: a receiver that is away fails every batch. */
const everyMs = 60 * 60 * 1_000;

/** Tells whether batches arrive. */
export interface DeliveryTrouble {
  failed(error: unknown, spans: number): void;
  arrived(): void;
}

/** Says in the log that traces do not arrive, once an hour at most, and once that they do again. */
export const deliveryTrouble = (
  log: Pick<ProcessLog, 'warn' | 'info'>,
  now: () => number = () => performance.now(),
): DeliveryTrouble => {
  let saidAt = Number.NEGATIVE_INFINITY;
  let isSaid = false;
  let lost = 0;
  return {
    failed: (err, spans) => {
      lost += spans;
      if (now() - saidAt < everyMs) return;
      saidAt = now();
      isSaid = true;
      log.warn({ err, spans: lost }, 'traces do not arrive; everything else goes on without them');
      lost = 0;
    },
    arrived: () => {
      if (isSaid) log.info('traces arrive again');
      isSaid = false;
    },
  };
};
