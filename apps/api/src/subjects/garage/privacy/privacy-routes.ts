import { deletionWord } from '@forecourt/api-contract';
import { hrefs } from '@forecourt/config/hrefs';
import { z } from '@hono/zod-openapi';
import { html } from 'hono/html';
import { personalDataService } from '../../../ground/erasure/personal-records';
import { HttpProblem } from '../../../ground/http/http-problem';
import { contextOf } from '../../../ground/http/make-context';
import { plainPage } from '../../../ground/http/plain-page';
import { json, problem } from '../../../ground/http/route-answers';
import type { RouteModule } from '../../../ground/http/route-module';
import { refusal, shopperWrite } from '../../../ground/http/shopper-write';
import { limitedFor, limitsKey } from '../../../ground/limits/limits';
import { outboxFolder } from '../../../ground/messages/outbox';
import { ownKey } from '../../../ground/sealing/own-key';
import { dropSessionCookies, findShopper, isRefused, noAccounts, writingShopper } from '../../shoppers';
import { accountWrite, readForm, refuseAccountWrite } from '../account-write';
import { describeAccountWrites } from '../describe-account-writes';
import { exportLimit } from '../garage-limits';
import { withdrawConsent } from './consents';
import { eraseOwnAccount } from './erase-shoppers';
import { exportShopper } from './export-shopper';

const deletionForm = z.object({ confirm: z.string().max(100).default('') });

const describe = (app: Parameters<RouteModule>[0]): void => {
  describeAccountWrites(app, [
    {
      path: '/api/account/consents/withdraw',
      summary: 'Takes a consent back; what rests on it ends at once.',
      form: z.object({ id: z.uuid() }),
    },
    {
      path: '/api/account/delete',
      summary: 'Deletes the account with everything that it keeps.',
      form: deletionForm,
      more: { 409: 'A vehicle is held for the shopper, who gives it up first.' },
    },
  ]);
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/account/export',
    summary: 'Everything that is kept of the shopper, as a file.',
    responses: {
      200: json(z.record(z.string(), z.unknown()), 'A record of each part of the platform by its name.'),
      403: problem('Nobody is signed in, or it came not through the gateway.'),
      404: problem('The site has no accounts.'),
      429: problem('Asked for too often; `retry-after` says when it is sent again.'),
      503: problem('The session cannot be asked.'),
    },
  });
};

/** Why an account stays for now: with it would go who the vehicle is held for. */
const stillHolding = (vehicles: readonly string[]) =>
  refusal(
    409,
    'holds_vehicle',
    `You are holding a vehicle (${vehicles.join(', ')}), so your account was not deleted. Give it up first, on the page of its order, or call us; then delete your account.`,
  );

/** What shoppers have agreed to, the file of everything that is kept of them, and the end of their account. */
export const privacyRoutes: RouteModule = (app, { env, services, database: { db } }) => {
  describe(app);
  const personal = services.get(personalDataService);
  const shared = { view: 'privacy' as const, addresses: env };
  app.post(
    '/api/account/consents/withdraw',
    accountWrite({
      ...shared,
      what: 'withdraw-consent',
      form: z.object({ id: z.uuid() }),
      done: 'withdrawn',
      take: ({ context }, shopper, { id }) => withdrawConsent(db, { shopperId: shopper.id, id, now: context.now }),
    }),
  );

  app.get('/api/account/export', async (c) => {
    const { actor, websiteId, findSite, now } = contextOf(c);
    const site = await findSite();
    const none = site === null || site.flags.auth ? null : noAccounts();
    if (none !== null) throw new HttpProblem(404, none.why, none.error);
    if (actor.kind === 'unavailable')
      throw new HttpProblem(
        503,
        'session_unavailable',
        'Who is signed in cannot be asked right now.',
        'Try again in a moment.',
      );
    const shopper = actor.kind === 'shopper' ? await findShopper(db, websiteId, actor.id) : null;
    if (shopper === null)
      throw new HttpProblem(403, 'signed_out', 'You are not signed in any more.', 'Sign in and try again.');
    const counted = { ...exportLimit, subject: shopper.id, now, secret: ownKey(env.serviceToken, limitsKey) };
    if ((await limitedFor(db, counted)) !== null)
      throw new HttpProblem(
        429,
        'limit',
        'Your data were sent several times.',
        'Please wait ten minutes and try again.',
      );
    const kept = await exportShopper(db, personal.records, { websiteId, shopperId: shopper.id, now });
    return c.body(JSON.stringify(kept, null, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="my-data-${now.toISOString().slice(0, 10)}.json"`,
    });
  });

  app.post(
    '/api/account/delete',
    shopperWrite({
      what: 'delete-account',
      accepts: ['form', 'json'],
      mostBytes: 4 * 1024,
      addresses: env,
      take: async (write) => {
        const shopper = await writingShopper(write);
        if (isRefused(shopper)) return shopper;
        const read = readForm(write.sent, deletionForm);
        if (!('form' in read)) return read;
        if (read.form.confirm.trim().toUpperCase() !== deletionWord) {
          const error = `Please type ${deletionWord} to go on.`;
          return refusal(422, 'faults', error, [{ path: 'confirm', message: error }]);
        }
        const place = { db, outbox: outboxFolder(env), erasures: personal.erasures };
        const held = await eraseOwnAccount(place, shopper.id, write.context.now);
        return held.length === 0 ? {} : stillHolding(held);
      },
      accept: ({ c, sent, site }) => {
        dropSessionCookies(c);
        if (!sent.isPlain) return c.json({ success: true as const }, 200);
        const content = html`<p>Your account at ${site.name} is deleted, with everything that it kept.</p>
<p>Enquiries you have sent and test drives you have booked stay with the dealership that answers them; orders and payments stay in its books. They no longer name an account.</p>
<p>A draw of a prize wheel stays in its ledger, which names nobody.</p>
<p><a href="${hrefs(site).home}">To the home page</a></p>`;
        return c.html(plainPage('Your account is deleted', site.name, content), 200);
      },
      refuse: refuseAccountWrite({
        ...shared,
        fields: () => ({ confirm: { label: `Type ${deletionWord} to confirm`, input: 'text' } }),
        title: 'Delete my account',
      }),
    }),
  );
};
