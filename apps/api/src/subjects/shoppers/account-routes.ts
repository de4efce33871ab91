import {
  accountSchema,
  signInStateSchema,
  tokenHeaders,
  visitorAnswerSchema,
  whoAnswerSchema,
} from '@forecourt/api-contract';
import { accountHref, hrefs } from '@forecourt/config/hrefs';
import { createRoute, z } from '@hono/zod-openapi';
import { answerRefused } from '../../ground/http/answer-refused';
import { HttpProblem } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { json, page, pageOrProblem, plainForm, problem, redirect, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { refusal, shopperWrite } from '../../ground/http/shopper-write';
import { accountView } from './account-view';
import { dropSessionCookies, tokenOf } from './sessions/session-cookies';
import { accountOf, endSession, endSessions, useSession } from './sessions/sessions';
import { findSignIn, signInState } from './sign-in/find-sign-in';
import { findShopper, isRefused, writingShopper } from './signed-in';

const ofSite = (token: 'session' | 'sign-in') => ({
  params: z.object({ website_id: z.string() }),
  headers: z.object({ [tokenHeaders[token]]: z.string().max(100) }),
});

const visitor = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/visitor',
  summary: 'Who has the session of a token on this site (AUTH-03, AUTH-04).',
  security: serviceOnly,
  request: ofSite('session'),
  responses: { 200: json(visitorAnswerSchema, 'A shopper or nobody.'), 401: problem('The service token is missing.') },
});

const signIn = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/sign-in',
  summary: 'The sign-in under way in a browser, for its page (AUTH-01).',
  security: serviceOnly,
  request: ofSite('sign-in'),
  responses: {
    200: json(signInStateSchema, 'It is under way.'),
    401: problem('The service token is missing.'),
    404: problem('There is none in that browser any more.'),
  },
});

const account = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/account',
  summary: 'The account of a session, for its pages.',
  security: serviceOnly,
  request: ofSite('session'),
  responses: {
    200: json(accountSchema, 'The account.'),
    401: problem('The service token is missing.'),
    404: problem('The session has ended.'),
  },
});

const who = createRoute({
  method: 'get',
  path: '/api/account',
  summary: 'Who is signed in in this browser; null for nobody.',
  responses: {
    200: json(whoAnswerSchema, 'The shopper, or null; the hint goes with a session that has ended.'),
    403: problem('Not through the gateway.'),
    503: problem('The session cannot be asked.'),
  },
});

const endedBody = z.object({
  /** Id of a session, `others` for all but this one. */
  session: z.string().max(100).default(''),
});

const writeAnswers = {
  303: redirect('Back to a page of the site.'),
  403: pageOrProblem('Nobody is signed in, or it came from a page of another site, or not through the gateway.'),
  404: page('The site has no accounts.'),
  413: pageOrProblem('Larger than the form may be.'),
  415: page('Neither a form nor JSON.'),
  500: page('A fault of ours.'),
  503: page('The database is away; `retry-after` says when to send it again.'),
};
const done = z.object({ success: z.literal(true) });

const describe = ({ openAPIRegistry }: Parameters<RouteModule>[0]): void => {
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/sign-out',
    summary: 'Ends the session of this browser.',
    request: { body: plainForm(z.object({})) },
    responses: { 200: json(done, 'To a script.'), ...writeAnswers },
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/account/sessions/end',
    summary: 'Ends another session of the shopper, or all others.',
    request: { body: plainForm(endedBody) },
    responses: { 200: json(done, 'To a script.'), 422: page('No session is named.'), ...writeAnswers },
  });
};

/** Who is signed in, for pages and scripts; signing out, and ending sessions elsewhere. */
export const accountRoutes: RouteModule = (app, { env, database: { db } }) => {
  describe(app);
  const noStore = { 'cache-control': 'no-store' };
  const presented = (websiteId: string, token: string) => ({ websiteId, token, now: env.now() });
  app.openapi(visitor, async (c) => {
    const { website_id } = c.req.valid('param');
    const session = await useSession(db, presented(website_id, c.req.header(tokenHeaders.session) ?? ''));
    const answer =
      session === null ? { kind: 'anonymous' as const } : { kind: 'shopper' as const, id: session.shopper_id };
    return c.json(answer, 200, noStore);
  });
  app.openapi(signIn, async (c) => {
    const { website_id } = c.req.valid('param');
    const found = await findSignIn(db, presented(website_id, c.req.header(tokenHeaders['sign-in']) ?? ''));
    if (found === null) throw new HttpProblem(404, 'sign_in_not_found', 'There is no sign-in under way any more.');
    return c.json(signInState(found), 200, noStore);
  });
  app.openapi(account, async (c) => {
    const { website_id } = c.req.valid('param');
    const found = await accountOf(db, presented(website_id, c.req.header(tokenHeaders.session) ?? ''));
    if (found === null) throw new HttpProblem(404, 'session_not_found', 'This session has ended.');
    return c.json(accountView(found), 200, noStore);
  });
  app.openapi(who, async (c) => {
    const { actor, websiteId, findSite } = contextOf(c);
    if (actor.kind === 'unavailable')
      throw new HttpProblem(
        503,
        'session_unavailable',
        'Who is signed in cannot be asked right now.',
        'Try again in a moment.',
      );
    const hasAccounts = (await findSite())?.flags.auth === true;
    const shopper = actor.kind === 'shopper' && hasAccounts ? await findShopper(db, websiteId, actor.id) : null;
    // A session that has ended must not be asked about by every page.
    if (shopper === null) dropSessionCookies(c);
    return c.json(
      { shopper: shopper === null ? null : { id: shopper.id, phone: shopper.phone, name: shopper.name } },
      200,
    );
  });

  const rules = { accepts: ['form', 'json'] as const, mostBytes: 4 * 1024, addresses: env };
  const home = { href: '/', words: 'To the home page' };
  app.post(
    '/api/sign-out',
    shopperWrite({
      ...rules,
      what: 'sign-out',
      take: async ({ c, context: { websiteId, now } }) => {
        const token = tokenOf(c, 'session');
        if (token !== null) await endSession(db, { websiteId, token, now });
        return {};
      },
      accept: ({ c, sent, site }) => {
        dropSessionCookies(c);
        return sent.isPlain ? c.redirect(hrefs(site).home, 303) : c.json({ success: true } as const, 200);
      },
      refuse: (write) => answerRefused(write, home),
    }),
  );
  app.post(
    '/api/account/sessions/end',
    shopperWrite({
      ...rules,
      what: 'end-session',
      take: async (write) => {
        const shopper = await writingShopper(write);
        if (isRefused(shopper)) return shopper;
        const { c, sent, context } = write;
        const read = endedBody.safeParse(sent.isPlain ? Object.fromEntries(sent.form) : sent.json);
        const named = read.success ? read.data.session : '';
        const token = tokenOf(c, 'session') ?? '';
        const mine = await useSession(db, { websiteId: context.websiteId, token, now: context.now });
        if (named === '' || mine === null) return refusal(422, 'unnamed', 'Please choose where to sign out.');
        const isId = z.uuid().safeParse(named).success;
        if (named !== 'others' && !isId) return refusal(422, 'unnamed', 'Please choose where to sign out.');
        await endSessions(db, shopper.id, named === 'others' ? { allBut: mine.id } : { id: named });
        return {};
      },
      accept: ({ c, sent, site }) =>
        sent.isPlain ? c.redirect(accountHref(site, 'devices'), 303) : c.json({ success: true } as const, 200),
      refuse: (write) => answerRefused(write, home),
    }),
  );
};
