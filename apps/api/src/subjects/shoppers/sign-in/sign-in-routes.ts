import { type SignInState, signedInAnswerSchema, signInStateSchema } from '@forecourt/api-contract';
import { safeRedirect } from '@forecourt/config/pages';
import { readTimeZone } from '@forecourt/domain/shopper';
import { z } from '@hono/zod-openapi';
import { html } from 'hono/html';
import { answerRefused } from '../../../ground/http/answer-refused';
import type { AppDeps } from '../../../ground/http/app-context';
import { alongUnseen } from '../../../ground/http/plain-field';
import { plainPage } from '../../../ground/http/plain-page';
import { json, page, pageOrProblem, plainForm, redirect } from '../../../ground/http/route-answers';
import type { RouteModule } from '../../../ground/http/route-module';
import {
  type Refusal,
  type RefusedShopperWrite,
  refusal,
  type SentBody,
  shopperWrite,
} from '../../../ground/http/shopper-write';
import { enqueueMessage } from '../../../ground/messages/message-queue';
import { setKnownCookie, setSessionCookies, setSignInCookie, tokenOf } from '../sessions/session-cookies';
import { signInState } from './find-sign-in';
import { requestCode } from './request-code';
import { resendCode } from './resend-code';
import { signInPagePath } from './sign-in-page-path';
import { verifyCode } from './verify-code';

const largest = 8 * 1024;

/** The fields of sign-in, by a plain form or by JSON. */
const signInBody = z.object({
  phone_number: z.string().max(100).default(''),
  code: z.string().max(100).default(''),
  type: z.string().max(100).default(''),
  redirect: z.string().max(2000).default(''),
  back: z.string().max(2000).default(''),
  /** Zone of the browser, with the code. */
  time_zone: z.string().max(100).default(''),
});
type SignInBody = z.infer<typeof signInBody>;

const readBody = (sent: SentBody): SignInBody | Refusal => {
  const read = signInBody.safeParse(sent.isPlain ? Object.fromEntries(sent.form) : sent.json);
  return read.success ? read.data : refusal(400, 'unreadable', 'This form could not be read. Please try again.');
};
const isBody = (read: SignInBody | Refusal): read is SignInBody => !('kind' in read);

/** Words for the page of a plain form, by why it came back: the page knows them by these. */
const shownOnPage: ReadonlySet<string> = new Set(['wrong_code', 'code', 'sign_in_gone', 'limit', 'sent_often']);

/** The one field again, with what was typed and what is wrong with it. */
const numberAgain = ({ c, site, refused }: RefusedShopperWrite, { phone_number, ...from }: SignInBody) => {
  const content = html`<form method="post"><label for="phone_number">Mobile Number</label>
<p class="fault" id="fault">${refused.error}</p>
<input id="phone_number" type="tel" name="phone_number" value="${phone_number}" autocomplete="tel" aria-invalid="true" aria-describedby="fault">
${alongUnseen(Object.entries({ type: from.type, redirect: from.redirect, back: from.back }))}<button>Send the code</button></form>
<p><a href="${signInPagePath(from)}">Back to signing in</a></p>`;
  return c.html(plainPage('Sign in', site?.name ?? 'Your account', content), refused.status);
};

/** A plain form goes back to its page, which says why; what that cannot say, a page of our own does. */
const refuse = (step: 'number' | 'code') => (write: RefusedShopperWrite) => {
  const { c, sent, refused } = write;
  const read = readBody(sent);
  const from = isBody(read) ? read : { type: '', redirect: '', back: '' };
  const isShown = sent.isPlain && shownOnPage.has(refused.why) && write.site !== null;
  // What was typed as a number is no part of an address: the page of our own has it.
  if (isShown && step === 'code') {
    const next = refused.why === 'sign_in_gone' || refused.why === 'sent_often' ? 'number' : 'code';
    const wait: Readonly<Record<string, string>> =
      refused.retryAfter === undefined ? {} : { wait: String(refused.retryAfter) };
    return c.redirect(signInPagePath(from, { step: next, fault: refused.why, ...wait }), 303);
  }
  if (refused.why === 'phone' && sent.isPlain && isBody(read)) return numberAgain(write, read);
  return answerRefused(
    write,
    { href: signInPagePath(from), words: 'Back to signing in' },
    step === 'code' ? ['code'] : [],
  );
};

const refusals = {
  403: pageOrProblem('From a page of another site, or not through the gateway.'),
  404: page('The site has no accounts.'),
  413: pageOrProblem('Larger than the form may be.'),
  415: page('Neither a form nor JSON.'),
  422: page('What to mend, with what was typed.'),
  429: page('Too many; `retry-after` says when more are taken.'),
  500: page('A fault of ours.'),
  503: page('The database is away; `retry-after` says when to send it again.'),
};

/** Tells the OpenAPI document of the three writes of sign-in. */
const describe = ({ openAPIRegistry }: Parameters<RouteModule>[0]): void => {
  const body = plainForm(signInBody);
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/sign-in/code',
    summary: 'Sends a one-time code to a mobile number (AUTH-01).',
    request: { body },
    responses: {
      200: json(signInStateSchema, 'To a script: the sign-in that is under way in this browser.'),
      303: redirect('To the page that takes the code.'),
      ...refusals,
    },
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/sign-in/resend',
    summary: 'Sends the code once more (AUTH-01).',
    request: { body },
    responses: {
      200: json(signInStateSchema, 'To a script: the sign-in as it is now.'),
      303: redirect('To the page that takes the code.'),
      409: page('It was sent as often as it may be.'),
      410: page('There is no sign-in under way in this browser any more.'),
      ...refusals,
    },
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/sign-in/verify',
    summary: 'Takes the code and signs in (AUTH-01, AUTH-03).',
    request: { body },
    responses: {
      200: json(signedInAnswerSchema, 'To a script: where to go on. The session is in a cookie.'),
      303: redirect('Where the shopper wanted to go, or back to the page with what is wrong.'),
      410: page('There is no sign-in under way in this browser any more.'),
      ...refusals,
    },
  });
};

/** Sign-in by a one-time code, by plain forms and by scripts. */
export const signInRoutes: RouteModule = (app, { env, jobs }: Pick<AppDeps, 'env' | 'jobs'>) => {
  describe(app);
  const code = { enqueue: enqueueMessage(jobs), env };
  const request = requestCode(code);
  const resend = resendCode(code);
  const verify = verifyCode(code);
  const rules = { what: 'sign-in', accepts: ['form', 'json'] as const, mostBytes: largest, addresses: env };
  /** The sign-in to a script; to a plain form the page that takes its code. */
  const underWay = (c: Parameters<typeof setSignInCookie>[0], sent: SentBody, state: SignInState) => {
    const read = readBody(sent);
    if (!sent.isPlain || !isBody(read)) return c.json(state, 200);
    return c.redirect(signInPagePath(read, { step: 'code' }), 303);
  };
  app.post(
    '/api/sign-in/code',
    shopperWrite({
      ...rules,
      take: async (write) => {
        const read = readBody(write.sent);
        if (!isBody(read)) return read;
        return request(write, { typed: read.phone_number, before: tokenOf(write.c, 'sign-in') });
      },
      accept: ({ c, sent }, { token, signIn }) => {
        setSignInCookie(c, token);
        return underWay(c, sent, signInState(signIn));
      },
      refuse: refuse('number'),
    }),
  );
  app.post(
    '/api/sign-in/resend',
    shopperWrite({
      ...rules,
      take: (write) => resend(write, tokenOf(write.c, 'sign-in')),
      accept: ({ c, sent }, signIn) => underWay(c, sent, signInState(signIn)),
      refuse: refuse('code'),
    }),
  );
  app.post(
    '/api/sign-in/verify',
    shopperWrite({
      ...rules,
      take: async (write) => {
        const read = readBody(write.sent);
        if (!isBody(read)) return read;
        const { c } = write;
        const outcome = await verify(write, {
          code: read.code,
          token: tokenOf(c, 'sign-in'),
          before: tokenOf(c, 'session'),
          known: tokenOf(c, 'known'),
          userAgent: c.req.header('user-agent'),
          timeZone: readTimeZone(read.time_zone),
        });
        return 'session' in outcome ? { ...outcome, to: safeRedirect(read.redirect) } : outcome;
      },
      accept: ({ c, sent }, { session, mark, to }) => {
        setSessionCookies(c, session);
        setKnownCookie(c, mark);
        return sent.isPlain ? c.redirect(to, 303) : c.json({ redirect: to }, 200);
      },
      refuse: refuse('code'),
    }),
  );
};
