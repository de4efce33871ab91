import { noTraces, type Traces } from '@forecourt/api-contract/traces';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { databaseTrouble } from '../../ground/database/database-trouble';
import type { App, AppDeps, AppEnv } from '../../ground/http/app-context';
import { HttpProblem, problems } from '../../ground/http/http-problem';
import { makeContext } from '../../ground/http/make-context';
import { problemAnswer } from '../../ground/http/problem-answer';
import { logRefused } from '../../ground/http/refused-write';
import { formBytes, type RouteGroup, type RoutePath } from '../../ground/http/route-group';
import type { WebhookContract } from '../../ground/messages/webhook-contract';
import { addWholeDocument, publicDocumentGroup } from './document-routes';
import { type CountRequest, countRequests, identify, logRequests, requireService } from './middleware';
import { traceRequests } from './trace-requests';

/** Whether a request of shoppers or suppliers was to write something. */
const isWrite = ({ req }: Context<AppEnv>): boolean => req.method === 'POST' && req.path.startsWith('/api/');

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

const limitBody = (bytes: number): MiddlewareHandler =>
  bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw problems.bodyTooLarge(bytes);
    },
  });

/** What a shopper or a supplier is answered is theirs alone and of this moment, unless the route says otherwise. */
const keptByNobody = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-store');
});

/** What comes before the routes of a path. */
const before = ({ access, body }: RoutePath, withContext: MiddlewareHandler<AppEnv>): readonly MiddlewareHandler[] => [
  ...(body === 'own' ? [] : [limitBody(body === 'none' ? formBytes : body)]),
  ...(access === 'shopper' || access === 'supplier' ? [keptByNobody] : []),
  ...(access === 'shopper' ? [withContext] : []),
];

/**
 * Registers the routes of a group, each path after what it needs.
 * @throws when the group answers at a path that it does not name, or names an address of services for others
 */
const register = async (app: App, deps: AppDeps, group: RouteGroup, withContext: MiddlewareHandler<AppEnv>) => {
  for (const [path, needs] of Object.entries(group.paths)) {
    if ((needs.access === 'service') !== path.startsWith('/internal/'))
      throw new Error(`${path}: addresses of services begin with /internal/, and no others do.`);
    for (const middleware of before(needs, withContext)) app.use(path, middleware);
  }
  const known = app.routes.length;
  (await group.load())(app, deps);
  const unnamed = app.routes.slice(known).find(({ path }) => group.paths[path] === undefined);
  if (unnamed !== undefined)
    throw new Error(
      `${unnamed.method} ${unnamed.path} is not among the paths of its module: who may ask, and how much?`,
    );
};

/** The whole HTTP face of the API. */
export const createApp = async (
  deps: AppDeps,
  {
    groups,
    countRequest,
    loadWebhooks,
    traces = noTraces,
  }: {
    readonly groups: readonly RouteGroup[];
    readonly countRequest: CountRequest;
    readonly loadWebhooks: () => Promise<readonly WebhookContract[]>;
    readonly traces?: Traces;
  },
): Promise<App> => {
  const app: App = new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      throw problems.invalidRequest(
        result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
      );
    },
  });
  app.use(countRequests(countRequest), identify(deps), traceRequests(traces), logRequests);
  app.use('/internal/*', requireService(deps));
  const withContext = makeContext(deps);
  for (const group of groups) await register(app, deps, group, withContext);
  await register(app, deps, publicDocumentGroup({ groups, loadWebhooks }), withContext);
  addWholeDocument(app);
  app.openAPIRegistry.registerComponent('securitySchemes', 'serviceToken', { type: 'http', scheme: 'bearer' });
  app.notFound((c) => problemAnswer(c, new HttpProblem(404, 'route_not_found', 'There is no such route.')));
  app.onError((error, c) => {
    const problem = problemOf(error);
    // A problem that a handler threw is an answer, not a fault of ours.
    if (problem !== error && problem.status >= 500)
      c.var.log.error({ err: error, code: problem.code }, 'request failed');
    else if (isWrite(c)) logRefused(c.var.log, { what: c.req.path, why: problem.code, status: problem.status });
    return problemAnswer(c, problem);
  });
  return app;
};
