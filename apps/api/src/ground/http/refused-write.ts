import type { Logger } from 'pino';

/** A write that was refused, for the log: ids and codes, nothing that anybody typed. */
export interface RefusedWrite {
  /** What was to be written, such as `lead`. */
  readonly what: string;
  /** Stable word for the reason, such as `foreign_page`. */
  readonly why: string;
  /** HTTP status of the answer. */
  readonly status: number;
}

/** One line for each write that was refused, so that whoever looks for a missing enquiry finds why. */
export const logRefused = (log: Pick<Logger, 'warn'>, refused: RefusedWrite): void =>
  log.warn(refused, 'write refused');
