import { orderSchema, tokenHeaders } from '@forecourt/api-contract';
import { createRoute, z } from '@hono/zod-openapi';
import { byLink } from '../../ground/http/by-link';
import { HttpProblem } from '../../ground/http/http-problem';
import { refusalAnswer } from '../../ground/http/problem-answer';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { shopperWrite } from '../../ground/http/shopper-write';
import { searchService } from '../search';
import { accountOf } from '../shoppers';
import { getSiteDocument } from '../sites';
import { describeOrderRoutes } from './describe-order-routes';
import { orderOfToken } from './order-link';
import { findOrder } from './order-store';
import { readOrder } from './read-order';
import { type OrderWrite, orderWrites } from './take-orders';
import { unsentOrderPage } from './unsent-order-page';

const shown = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/orders/{token}',
  summary: 'An order as its shopper sees it, for its pages (RSRV-01).',
  security: serviceOnly,
  request: {
    params: z.object({ website_id: z.string(), token: z.string().max(300) }),
    headers: z.object({ [tokenHeaders.session]: z.string().max(100).optional() }),
  },
  responses: {
    200: json(orderSchema, 'The order.'),
    401: problem('The service token is missing.'),
    404: problem('Its link has ended, or is none of this site.'),
  },
});

/** Largest step that is taken, in bytes. */
const largestStep = 32 * 1024;

/**
 * Orders of vehicles: begun, filled in step by step, paid for and given up. Each write is a plain form that is answered
 * with 303 to where its shopper goes on, or JSON that is answered with the same address, so nothing depends on scripts and
 * nothing typed is lost. Tokens stand in bodies, and in paths that no log has.
 */
export const orderRoutes: RouteModule = (app, deps) => {
  const { database, env, services } = deps;
  const search = services.get(searchService);
  describeOrderRoutes(app);
  const onWrite = (path: string, take: OrderWrite) =>
    app.post(
      path,
      shopperWrite({
        what: 'order',
        accepts: ['form', 'json'],
        mostBytes: largestStep,
        addresses: env,
        take,
        accept: ({ c, sent }, next) =>
          sent.isPlain ? c.redirect(next.redirect, 303) : c.json(next, 200, { 'cache-control': 'no-store' }),
        refuse: async ({ c, site, sent, refused }) =>
          sent.isPlain
            ? c.html(String(await unsentOrderPage(site?.name ?? null, sent.form, refused)), refused.status, byLink)
            : refusalAnswer(c, refused),
      }),
    );
  const writes = orderWrites(deps);
  onWrite('/api/orders/start', writes.start);
  onWrite('/api/orders/save', writes.save);
  onWrite('/api/orders/pay', writes.pay);
  onWrite('/api/orders/cancel', writes.cancel);

  app.openapi(shown, async (c) => {
    const { website_id, token } = c.req.valid('param');
    const session = c.req.valid('header')[tokenHeaders.session] ?? null;
    const { db } = database;
    const now = env.now();
    const id = orderOfToken(env.serviceToken, token);
    const order = id === null ? null : await findOrder(db, website_id, id, now);
    const site = order === null ? null : await getSiteDocument(db, website_id);
    if (order === null || site === null)
      throw new HttpProblem(404, 'order_not_found', 'This order is not here any more, or its link has ended.');
    const isSignedIn =
      session !== null && (await accountOf(db, { websiteId: website_id, token: session, now })) !== null;
    const place = { db, site, now, search, isSignedIn, log: c.var.log, indexName: env.searchIndex };
    const answer = await readOrder({ ...place, serviceToken: env.serviceToken }, order);
    return c.json(answer, 200, { 'cache-control': 'no-store' });
  });
};
