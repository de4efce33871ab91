import { enquiryUserDataSchema } from '@forecourt/domain/enquiry';
import { maskedPhone } from '@forecourt/domain/shopper';
import type { z } from '@hono/zod-openapi';
import { html } from 'hono/html';
import { answerRefused } from '../../../ground/http/answer-refused';
import type { AppDeps } from '../../../ground/http/app-context';
import { byLink } from '../../../ground/http/by-link';
import { contextOf } from '../../../ground/http/make-context';
import { alongUnseen } from '../../../ground/http/plain-field';
import { plainPage } from '../../../ground/http/plain-page';
import type { RouteModule } from '../../../ground/http/route-module';
import {
  type Refusal,
  type RefusedShopperWrite,
  refusal,
  type SentBody,
  shopperWrite,
} from '../../../ground/http/shopper-write';
import { enqueueMessage } from '../../../ground/messages/message-queue';
import { setSessionCookies, tokenOf } from '../sessions/session-cookies';
import { signInPagePath } from '../sign-in/sign-in-page-path';
import { describeLinkRoutes, linkBody } from './describe-link-routes';
import { linksRefused } from './has-links';
import { openLinkPath } from './link-terms';
import { readLinkToken } from './link-token';
import { findOpenLink } from './open-links';
import { requestLink } from './request-link';
import { linkOverWords, useLink } from './use-link';

type LinkBody = z.infer<typeof linkBody>;

const { email: emailSchema } = enquiryUserDataSchema.shape;
const nowhere = { type: '', redirect: '', back: '' };

const readBody = (sent: SentBody): LinkBody | null =>
  linkBody.safeParse(sent.isPlain ? Object.fromEntries(sent.form) : sent.json).data ?? null;

/** The address that was typed, or what to mend. */
const readEmail = (typed: string): string | Refusal => {
  const read = emailSchema.safeParse(typed);
  if (read.success) return read.data;
  const error = read.error.issues[0]?.message ?? 'Please enter an email address.';
  return refusal(422, 'email', error, [{ path: 'email', message: error }]);
};

/** The one field again, with what was typed and what is wrong with it. */
const emailAgain = ({ c, site, refused }: RefusedShopperWrite, { email, ...from }: LinkBody) => {
  const content = html`<form method="post"><label for="email">Email Address</label>
<p class="fault" id="fault">${refused.error}</p>
<input id="email" type="email" name="email" value="${email}" autocomplete="email" aria-invalid="true" aria-describedby="fault">
${alongUnseen(Object.entries(from))}<button>Send the link</button></form>
<p><a href="${signInPagePath(from)}">Back to signing in</a></p>`;
  return c.html(plainPage('Sign in', site?.name ?? 'Your account', content), refused.status);
};

const refuseLink = (write: RefusedShopperWrite) => {
  const read = readBody(write.sent);
  if (write.refused.why === 'email' && write.sent.isPlain && read !== null) return emailAgain(write, read);
  return answerRefused(write, { href: signInPagePath(read ?? nowhere), words: 'Back to signing in' });
};

const overTitle = 'This link does not work any more';
const overPage = (siteName: string) =>
  plainPage(overTitle, siteName, html`<p>${linkOverWords}</p><p><a href="${signInPagePath(nowhere)}">Sign in</a></p>`);

/** Sign-in by a link that goes to a confirmed address, on sites that have it. */
export const linkRoutes: RouteModule = (app, { env, jobs, database: { db } }: AppDeps) => {
  describeLinkRoutes(app);
  const request = requestLink({ enqueue: enqueueMessage(jobs), env });
  app.post(
    '/api/sign-in/link',
    shopperWrite({
      what: 'sign-in-link',
      accepts: ['form', 'json'],
      mostBytes: 8 * 1024,
      addresses: env,
      take: async (write) => {
        const none = linksRefused(write.site);
        if (none !== null) return none;
        const read = readBody(write.sent);
        if (read === null) return refusal(400, 'unreadable', 'This form could not be read. Please try again.');
        const email = readEmail(read.email);
        return typeof email === 'string' ? request(write, { email, redirect: read.redirect }) : email;
      },
      accept: ({ c, sent }, done) =>
        sent.isPlain ? c.redirect(signInPagePath(readBody(sent) ?? nowhere, { step: 'link' }), 303) : c.json(done, 200),
      refuse: refuseLink,
    }),
  );

  // Programs that look through mail open its links: what is opened changes nothing, what is pressed does.
  app.get(openLinkPath, async (c) => {
    const { websiteId, findSite, now } = contextOf(c);
    const site = await findSite();
    const siteName = site?.name ?? 'Your account';
    if (site === null || linksRefused(site) !== null) {
      const content = html`<p>This site sends no links to sign in.</p><p><a href="/">To the home page</a></p>`;
      return c.html(plainPage(overTitle, siteName, content), 404, byLink);
    }
    const token = c.req.query('token') ?? '';
    const id = readLinkToken(env.serviceToken, token);
    const link = id === null ? null : await findOpenLink(db, { id, websiteId }, now);
    if (link === null) return c.html(overPage(siteName), 410, byLink);
    const content = html`<p>Press the button to sign in to the account of ${maskedPhone(link.phone)} at ${siteName}.</p>
<form method="post" action="${openLinkPath}">${alongUnseen([['token', token]])}<button>Sign in</button></form>`;
    return c.html(plainPage('Sign in', siteName, content), 200, byLink);
  });
  app.post(
    openLinkPath,
    shopperWrite({
      what: 'open-sign-in-link',
      accepts: ['form'],
      mostBytes: 4 * 1024,
      addresses: env,
      take: (write) => {
        const { c, sent } = write;
        return useLink(write, {
          id: readLinkToken(env.serviceToken, sent.form.get('token') ?? ''),
          before: tokenOf(c, 'session'),
          userAgent: c.req.header('user-agent'),
        });
      },
      accept: ({ c }, { session, to }) => {
        setSessionCookies(c, session);
        return c.redirect(to, 303);
      },
      refuse: (write) =>
        write.refused.why === 'link_over'
          ? write.c.html(overPage(write.site?.name ?? 'Your account'), 410, byLink)
          : answerRefused(write, { href: signInPagePath(nowhere), words: 'To signing in' }),
    }),
  );
};
