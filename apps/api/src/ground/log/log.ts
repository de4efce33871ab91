import { createProcessLog, logTo } from '@forecourt/api-contract/operator-log';
import type { Logger } from 'pino';
import type { Env } from '../env/env';

/**
 * The log of one program on standard error, so that standard output stays free for what a command prints (see
 * `createProcessLog`).
 */
export const createLog = (program: string, env: Pick<Env, 'logLevel'>): Logger =>
  createProcessLog({ name: program, level: env.logLevel }, logTo(2, false));
