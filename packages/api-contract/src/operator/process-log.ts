import pino, { type DestinationStream, type Logger } from 'pino';

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

/** Whose work a line is about, where it is anybody's. */
export interface RequestFacts {
  /** The id that the gateway gave the request, the same in every process that works for it. */
  readonly request_id?: string;
  /** The trace of that work, where one is sent. */
  readonly trace_id?: string;
  /** `website_id` of the site. */
  readonly site?: string;
}

/** The log of one process. */
export type ProcessLog = Logger;

/** How one process writes its log. */
export interface ProcessLogOptions {
  /** Name of the process, such as `api`; `name` of each line. */
  readonly name: string;
  readonly level: string;
  /** What each line says of the request that it is written for, where its caller does not say it. */
  readonly factsOf?: () => RequestFacts;
}

/**
 * The log of one process: a line of JSON each, with `level` (30 info, 40 warn, 50 error), `time` (milliseconds since
 * 1970), `name`, `msg`, and `request_id` and `site` of lines about a request. What is logged of a request is its path
 * and outcome: no bodies, no query strings, no addresses of people.
 */
export const createProcessLog = (
  { name, level, factsOf }: ProcessLogOptions,
  destination: DestinationStream,
): ProcessLog =>
  pino(
    {
      name,
      level,
      base: {},
      serializers: { err: loggedError },
      ...(factsOf === undefined ? {} : { mixin: () => ({ ...factsOf() }) }),
    },
    destination,
  );

/**
 * Where lines go, by the number of an open file: 1 standard output, 2 standard error.
 * @param sync whether each line is there before its call returns, as with `console`
 */
export const logTo = (dest: 1 | 2, sync: boolean) => pino.destination({ dest, sync });
