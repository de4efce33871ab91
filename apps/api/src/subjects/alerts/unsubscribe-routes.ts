import { accountHref } from '@forecourt/config/hrefs';
import type { SiteDocument } from '@forecourt/config/site-document';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { AppDeps, AppEnv } from '../../ground/http/app-context';
import { byLink } from '../../ground/http/by-link';
import { HttpProblem } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { plainPage } from '../../ground/http/plain-page';
import { logRefused } from '../../ground/http/refused-write';
import { page, pageOrProblem, plainForm, problem } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { hasAlerts } from './alert-site';
import { type Subject, unsubscribe, unsubscribeSubject } from './unsubscribe';
import { unsubscribePath } from './unsubscribe-path';
import { openUnsubscribeToken } from './unsubscribe-token';

const token = z.object({ token: z.string() });
/** What mail programs send along; nothing of it is read. */
const pressed = z.object({ 'List-Unsubscribe': z.literal('One-Click').optional() });

const describe = ({ openAPIRegistry }: Parameters<RouteModule>[0]): void => {
  const shared = { path: unsubscribePath, request: { query: token } } as const;
  const answers = {
    403: problem('Not through the gateway.'),
    404: problem('The site has no alerts, and the link is none of ours.'),
    410: page('The link is incomplete, or of another site.'),
    503: problem('The database is away; try again in a moment.'),
  };
  openAPIRegistry.registerPath({
    ...shared,
    method: 'get',
    summary: 'Asks whether alerts end: opening the link changes nothing.',
    responses: { 200: page('The button that ends them.'), ...answers },
  });
  openAPIRegistry.registerPath({
    ...shared,
    method: 'post',
    summary: 'Ends alerts by the token of a link, without signing in (RFC 8058).',
    request: { query: token, body: { ...plainForm(pressed), required: false } },
    responses: {
      200: page('They have ended.'),
      413: pageOrProblem('Larger than the form may be.'),
      ...answers,
    },
  });
};

const whatEnds = (subject: Subject, site: string): string => {
  if (subject.kind === 'search') return `alerts of your search “${subject.name}” at ${site}`;
  if (subject.kind === 'saved') return `alerts of the vehicles that you saved at ${site}`;
  return `all alerts by ${subject.kind === 'all' && subject.by === 'sms' ? 'text' : 'email'} of ${site}`;
};

/** The way to the account, on sites that have it. */
const toAccount = (site: SiteDocument | null) =>
  site !== null && hasAlerts(site)
    ? html`<p><a href="${accountHref(site, 'searches')}">To your saved searches</a></p>`
    : html`<p><a href="/">To the home page</a></p>`;

/**
 * The links that end alerts. Mail programs send them by themselves (RFC 8058): from no page of the site, without a session,
 * with a body that says nothing. The token alone decides, also where a site has no alerts any more.
 */
export const unsubscribeRoutes: RouteModule = (app, { env, database: { db } }: Pick<AppDeps, 'env' | 'database'>) => {
  describe(app);
  const read = async (c: Context<AppEnv>) => {
    const { findSite, websiteId, now } = contextOf(c);
    const site = await findSite();
    const ended = openUnsubscribeToken(env.serviceToken, c.req.query('token') ?? '');
    if (ended === null && (site === null || !hasAlerts(site)))
      throw new HttpProblem(404, 'no_accounts', 'This site has no accounts to sign in to.');
    return { site, ended, websiteId, now, siteName: site?.name ?? 'Alerts' };
  };
  type Asked = Awaited<ReturnType<typeof read>>;
  const notOurs = (c: Context<AppEnv>, { site, siteName }: Asked) => {
    const words =
      'The link is incomplete, or of another site. Open it from the message again, or change what you are told in your account.';
    return c.html(plainPage('This link does not work', siteName, html`<p>${words}</p>${toAccount(site)}`), 410, byLink);
  };
  const isOver = (c: Context<AppEnv>, { site, siteName }: Asked) =>
    c.html(
      plainPage('Nothing more is sent', siteName, html`<p>There are no such alerts any more.</p>${toAccount(site)}`),
      200,
      byLink,
    );

  // Programs that look through mail open its links: what is opened changes nothing, what is pressed does.
  app.get(unsubscribePath, async (c) => {
    const asked = await read(c);
    const { site, ended, websiteId, siteName } = asked;
    const subject = ended === null ? null : await unsubscribeSubject(db, websiteId, ended);
    if (subject === null || subject.kind === 'elsewhere') return notOurs(c, asked);
    if (subject.kind === 'gone') return isOver(c, asked);
    const action = `${unsubscribePath}?${new URLSearchParams({ token: c.req.query('token') ?? '' })}`;
    const content = html`<p>Press the button to end ${whatEnds(subject, siteName)}. What you have saved stays.</p>
<form method="post" action="${action}"><button>Unsubscribe</button></form>${toAccount(site)}`;
    return c.html(plainPage('Unsubscribe', siteName, content), 200, byLink);
  });

  app.post(unsubscribePath, async (c) => {
    const asked = await read(c);
    const { site, ended, websiteId, siteName, now } = asked;
    const subject = ended === null ? null : await unsubscribe(db, { websiteId, ended, now });
    if (subject === null || subject.kind === 'elsewhere') {
      logRefused(c.var.log, { what: 'unsubscribe', why: 'not_ours', status: 410 });
      return notOurs(c, asked);
    }
    if (subject.kind === 'gone') return isOver(c, asked);
    const content = html`<p>You have ended ${whatEnds(subject, siteName)}. What you have saved stays.</p>${toAccount(site)}`;
    return c.html(plainPage('You are unsubscribed', siteName, content), 200, byLink);
  });
};
