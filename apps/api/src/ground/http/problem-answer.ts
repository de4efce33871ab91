import type { Context } from 'hono';
import type { AppEnv } from './app-context';
import { HttpProblem, problemBody } from './http-problem';
import type { Refusal } from './shopper-write';

/** Seconds after which to try again what is away or has no place, where nothing says better. */
const usualRetryAfter = 5;

/** A problem as problem+json (RFC 9457), which nobody keeps. */
export const problemAnswer = (c: Context<AppEnv>, problem: HttpProblem, retryAfter = usualRetryAfter): Response =>
  c.body(JSON.stringify(problemBody(problem, c.var.requestId)), problem.status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(problem.status === 503 || problem.status === 429 ? { 'retry-after': String(retryAfter) } : {}),
  });

/** The same of a shopper's write that was not taken, where no page of our own says it. */
export const refusalAnswer = (c: Context<AppEnv>, { status, why, error, fields, retryAfter }: Refusal): Response =>
  problemAnswer(
    c,
    new HttpProblem(status, why, error, undefined, fields.length === 0 ? undefined : fields),
    retryAfter,
  );
