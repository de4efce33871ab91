import pino, { type Logger } from 'pino';
import type { Env } from '../env/env';

const framesOf = (stack: string | undefined): string[] =>
  (stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .map((line) => line.trim().slice(3));

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

/**
 * An error as it may be logged: kind, code, message, where, and its causes. The message of a failed query carries its
 * parameters, which may be a shopper's words: its first line alone, without them, is kept.
 */
export const loggedError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return { message: String(error) };
  const isQuery = 'query' in error && 'params' in error;
  const code = codeOf(error);
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    ...(code === undefined ? {} : { code }),
    message: isQuery ? 'a query failed' : error.message,
    at: framesOf(error.stack),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
};

/**
 * Structured log of one process on standard error, so that standard output stays free for what a command prints.
 * What is logged of a request is its path and outcome: no bodies, no query strings, no addresses of people.
 */
export const createLog = (program: string, env: Pick<Env, 'logLevel'>): Logger =>
  pino(
    { name: program, level: env.logLevel, base: {}, serializers: { err: loggedError } },
    pino.destination({ dest: 2, sync: false }),
  );
