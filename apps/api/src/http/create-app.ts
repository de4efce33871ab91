import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { makeContext } from '../context/make-context';
import { logRefused } from '../context/refused-write';
import { databaseTrouble } from '../database/database-trouble';
import type { App, AppDeps, AppEnv } from './app-context';
import { HttpProblem, problemBody, problems } from './http-problem';
import { countRequests, identify, logRequests, requireService } from './middleware';
import { routeModules } from './route-modules';

/** Most bytes of a request body, unless a route allows less. */
const bodyBytes = 256 * 1024;

/** Seconds after which to try again what is away or has no place. */
const retryAfter = '5';

/** Photos of an enquiry; their route limits the body itself, once it knows who sends them. */
const isPhotoUpload = ({ req }: Context<AppEnv>): boolean => req.method === 'POST' && req.path === '/api/lead-photos';
/** Stock comes from suppliers of any host with a key of their own; its route limits the body itself, as a stream. */
const isStockUpload = (c: Context<AppEnv>): boolean => c.req.path.startsWith('/api/stock/');

/** Whether a request of shoppers or suppliers was to write something. */
const isWrite = ({ req }: Context<AppEnv>): boolean => req.method === 'POST' && req.path.startsWith('/api/');

const answer = (c: Context<AppEnv>, problem: HttpProblem): Response =>
  c.body(JSON.stringify(problemBody(problem, c.var.requestId)), problem.status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(problem.status === 503 || problem.status === 429 ? { 'retry-after': retryAfter } : {}),
  });

/** Errors of the framework are those of reading the request; anything else that is not a problem is our fault. */
const problemOf = (error: Error): HttpProblem => {
  if (error instanceof HttpProblem) return error;
  if (error instanceof HTTPException && error.status < 500) return problems.malformedBody();
  if (databaseTrouble(error) !== null) return problems.databaseAway();
  return new HttpProblem(
    500,
    'internal_error',
    'Something went wrong on our side.',
    'Try again; quote the request id.',
  );
};

/** The whole HTTP face of the API. Routes come from `routeModules`. */
export const createApp = (deps: AppDeps): App => {
  const app: App = new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      throw problems.invalidRequest(
        result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
      );
    },
  });
  app.use(countRequests(deps), identify(deps), logRequests);
  const limitBody = bodyLimit({
    maxSize: bodyBytes,
    onError: () => {
      throw problems.bodyTooLarge(bodyBytes);
    },
  });
  app.use((c, next) => (isStockUpload(c) || isPhotoUpload(c) ? next() : limitBody(c, next)));
  app.use('/internal/*', requireService(deps));
  const withContext = makeContext(deps);
  app.use('/cars/*', withContext);
  app.use('/api/*', (c, next) => (isStockUpload(c) ? next() : withContext(c, next)));
  for (const register of routeModules) register(app, deps);
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt API',
      version: '1',
      description: 'Sites, vehicles, changes and enquiries of the dealership platform. Errors are RFC 9457 problems.',
    },
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'serviceToken', { type: 'http', scheme: 'bearer' });
  app.notFound((c) => answer(c, new HttpProblem(404, 'route_not_found', 'There is no such route.')));
  app.onError((error, c) => {
    const problem = problemOf(error);
    // A problem that a handler threw is an answer, not a fault of ours.
    if (problem !== error && problem.status >= 500)
      c.var.log.error({ err: error, code: problem.code }, 'request failed');
    else if (isWrite(c)) logRefused(c.var.log, { what: c.req.path, why: problem.code, status: problem.status });
    return answer(c, problem);
  });
  return app;
};
