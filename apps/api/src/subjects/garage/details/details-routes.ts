import { detailsFormSchema } from '@forecourt/api-contract';
import { accountHref } from '@forecourt/config/hrefs';
import { z } from '@hono/zod-openapi';
import { html } from 'hono/html';
import { answerRefused } from '../../../ground/http/answer-refused';
import { byLink } from '../../../ground/http/by-link';
import { contextOf } from '../../../ground/http/make-context';
import { alongUnseen } from '../../../ground/http/plain-field';
import { plainPage } from '../../../ground/http/plain-page';
import { page, pageOrProblem, plainForm } from '../../../ground/http/route-answers';
import type { RouteModule } from '../../../ground/http/route-module';
import { refusal, shopperWrite } from '../../../ground/http/shopper-write';
import { enqueueMessage } from '../../../ground/messages/message-queue';
import { accountWrite, garageRefused } from '../account-write';
import { describeAccountWrites } from '../describe-account-writes';
import { detailsRows } from '../garage-fields';
import { changeDetails, confirmEmail, linkedShopper, sendLinkAgain } from './change-details';
import { confirmPath } from './confirm-mail';
import { openConfirmToken } from './confirm-token';

const over =
  'This link has ended, or another address was given since. Your account has a button that sends a new link.';

const sent = z.object({ link_sent: z.boolean() });
const token = z.object({ token: z.string() });

const describe = (app: Parameters<RouteModule>[0]): void => {
  const more = { 429: 'Several links have been sent today.' };
  describeAccountWrites(app, [
    {
      path: '/api/account/details',
      summary: 'Changes name, e-mail address and time zone; a link goes to a new address.',
      form: detailsFormSchema,
      answer: sent,
      more,
    },
    {
      path: '/api/account/details/send-link',
      summary: 'Sends the link that confirms the address once more.',
      form: z.object({}),
      answer: sent,
      more,
    },
  ]);
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: confirmPath,
    summary: 'Asks whether an address is confirmed: opening the link changes nothing.',
    request: { query: token },
    responses: {
      200: page('The button that confirms it, or that it is confirmed.'),
      403: pageOrProblem('Not through the gateway.'),
      410: page('The link has ended.'),
    },
  });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: confirmPath,
    summary: 'Confirms an e-mail address by the token of its link.',
    request: { body: plainForm(token) },
    responses: {
      200: page('It is confirmed.'),
      403: pageOrProblem('From a page of another site, or not through the gateway.'),
      404: page('The site has no account page.'),
      410: page('The link has ended.'),
      413: pageOrProblem('Larger than the form may be.'),
      415: page('It is no plain form.'),
      500: page('A fault of ours.'),
      503: page('The database is away; `retry-after` says when to send it again.'),
    },
  });
};

/** Name and address of a shopper, and the link that confirms the address. */
export const detailsRoutes: RouteModule = (app, { env, jobs, database: { db } }) => {
  describe(app);
  const shared = { view: 'details' as const, addresses: env };
  const depsAt = (now: Date) => ({ db, enqueue: enqueueMessage(jobs), env, now });
  app.post(
    '/api/account/details',
    accountWrite({
      ...shared,
      what: 'account-details',
      form: detailsFormSchema,
      fields: () => detailsRows,
      title: 'Your details',
      done: 'details',
      take: ({ context }, shopper, form) => changeDetails(depsAt(context.now), shopper, form),
    }),
  );
  app.post(
    '/api/account/details/send-link',
    accountWrite({
      ...shared,
      what: 'confirm-email-again',
      form: z.looseObject({}),
      done: 'link',
      take: ({ context }, shopper) => sendLinkAgain(depsAt(context.now), shopper),
    }),
  );

  // Programs that look through mail open its links: what is opened changes nothing, what is pressed does.
  app.get(confirmPath, async (c) => {
    const { websiteId, findSite, now } = contextOf(c);
    const site = await findSite();
    const opened = openConfirmToken(env.serviceToken, c.req.query('token') ?? '', now);
    const isOpen = site !== null && garageRefused(site) === null && opened !== null;
    const linked = isOpen ? await linkedShopper(db, websiteId, opened) : null;
    const siteName = site?.name ?? 'Your account';
    if (site === null || linked === null) {
      const way = site === null || garageRefused(site) !== null ? '/' : accountHref(site, 'details');
      const content = html`<p>${over}</p><p><a href="${way}">To your account</a></p>`;
      return c.html(plainPage('This link does not work any more', siteName, content), 410, byLink);
    }
    const content = linked.isConfirmed
      ? html`<p>This address is confirmed already.</p><p><a href="${accountHref(site, 'details')}">To your account</a></p>`
      : html`<p>Press the button if you gave this address for your account at ${site.name}.</p>
<form method="post" action="${confirmPath}">${alongUnseen([['token', c.req.query('token') ?? '']])}<button>Confirm my address</button></form>`;
    return c.html(plainPage('Confirm your email address', siteName, content), 200, byLink);
  });
  app.post(
    confirmPath,
    shopperWrite({
      what: 'confirm-email',
      accepts: ['form'],
      mostBytes: 4 * 1024,
      addresses: env,
      take: async ({ site, sent, context: { websiteId, now } }) => {
        const none = garageRefused(site);
        if (none !== null) return none;
        const opened = openConfirmToken(env.serviceToken, sent.form.get('token') ?? '', now);
        const isDone = opened !== null && (await confirmEmail(db, websiteId, opened, now));
        return isDone ? {} : refusal(410, 'link_over', over);
      },
      accept: ({ c, site }) => {
        const content = html`<p>Thank you: your email address is confirmed.</p><p><a href="${accountHref(site, 'details')}">To your account</a></p>`;
        return c.html(plainPage('Your email address is confirmed', site.name, content), 200, byLink);
      },
      refuse: (write) => answerRefused(write, { href: '/', words: 'To the home page' }, ['token']),
    }),
  );
};
