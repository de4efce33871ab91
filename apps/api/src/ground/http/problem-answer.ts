import type { Context } from 'hono';
import type { AppEnv } from './app-context';
import { type HttpProblem, problemBody } from './http-problem';

/** Seconds after which to try again what is away or has no place. */
const retryAfter = '5';

/** A problem as problem+json (RFC 9457), which nobody keeps. */
export const problemAnswer = (c: Context<AppEnv>, problem: HttpProblem): Response =>
  c.body(JSON.stringify(problemBody(problem, c.var.requestId)), problem.status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(problem.status === 503 || problem.status === 429 ? { 'retry-after': retryAfter } : {}),
  });
