import * as z from 'zod';

/** What each process reads of where its operator's face listens, to be joined to its own settings. */
export const operatorFields = {
  /** Port of `/metrics`, `/healthz` and `/readyz`; 0 takes a free one. Without it nothing listens. */
  FORECOURT_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Address to bind, loopback by default: metrics are for the operator alone. */
  FORECOURT_METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /**
   * Seconds for which a process that is asked to end (SIGTERM) goes on serving, while its health answers 503, so that
   * whoever asks it goes elsewhere before it closes. 0: it closes at once.
   */
  FORECOURT_DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
} as const;

/** Where a process serves its metrics and readiness; null: nowhere. */
export type OperatorAddress = { readonly host: string; readonly port: number } | null;

/** The address in what was read with {@link operatorFields}. */
export const operatorAddress = (env: {
  readonly FORECOURT_METRICS_PORT?: number | undefined;
  readonly FORECOURT_METRICS_HOST: string;
}): OperatorAddress =>
  env.FORECOURT_METRICS_PORT === undefined
    ? null
    : { host: env.FORECOURT_METRICS_HOST, port: env.FORECOURT_METRICS_PORT };
