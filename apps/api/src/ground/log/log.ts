import { createProcessLog, logTo, type RequestFacts } from '@forecourt/api-contract/operator-log';
import type { Logger } from 'pino';
import type { Env } from '../env/env';

/**
 * The log of one program on standard error, so that standard output stays free for what a command prints (see
 * `createProcessLog`).
 * @param factsOf what each line says of the work that it is written for
 */
export const createLog = (
  program: string,
  env: Pick<Env, 'logLevel'>,
  factsOf: () => RequestFacts = () => ({}),
): Logger => createProcessLog({ name: program, level: env.logLevel, factsOf }, logTo(2, false));
