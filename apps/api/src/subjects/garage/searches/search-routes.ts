import { alertsFormSchema, longestSearchName, savedAlertsFormSchema } from '@forecourt/api-contract';
import { accountHref, hrefs } from '@forecourt/config/hrefs';
import { signInPath } from '@forecourt/config/pages';
import { z } from '@hono/zod-openapi';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { contextOf } from '../../../ground/http/make-context';
import { problem, redirect } from '../../../ground/http/route-answers';
import type { RouteModule } from '../../../ground/http/route-module';
import { type RefusedShopperWrite, shopperWrite } from '../../../ground/http/shopper-write';
import { findShopper, isRefused, writingShopper } from '../../shoppers';
import { accountWrite, garageRefused, readForm, refuseAccountWrite } from '../account-write';
import { describeAccountWrites } from '../describe-account-writes';
import { alertRows } from '../garage-fields';
import { changeSavedAlerts, changeSearch, removeSearch } from './change-search';
import { openPending, pendingCookie, pendingMs, pendingPath, sealPending } from './pending-search';
import { saveSearch } from './save-search';
import { readSearchPath } from './search-path';

/** A search to be saved, as a results page sends it. */
export const savedSearchForm = z.object({
  path: z.string().max(4000),
  name: z.string().max(500).default(''),
});

/** A record that is named by its id. */
export const namedRecord = z.object({ id: z.uuid() });

const describe = (app: Parameters<RouteModule>[0]): void => {
  describeAccountWrites(app, [
    {
      path: '/api/account/searches',
      summary: 'Saves the search of a results page; who is signed out signs in first.',
      form: savedSearchForm,
      answer: namedRecord,
      more: { 409: 'As many are kept as may be.' },
    },
    {
      path: '/api/account/searches/change',
      summary: 'Changes what a saved search is called and how its shopper is told of it.',
      form: alertsFormSchema,
    },
    {
      path: '/api/account/saved-alerts',
      summary: 'Changes how a shopper is told of the vehicles that they saved.',
      form: savedAlertsFormSchema,
    },
    { path: '/api/account/searches/remove', summary: 'Takes a saved search out of the account.', form: namedRecord },
  ]);
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: pendingPath,
    summary: 'Saves the search that waited in a cookie while its shopper signed in.',
    responses: { 303: redirect('To the account page.'), 403: problem('Not through the gateway.') },
  });
};

/** Saved searches, from results pages and in the account, and how a shopper is told of what they saved. */
export const searchRoutes: RouteModule = (app, { env, database: { db } }) => {
  describe(app);
  const view = 'searches' as const;
  const shared = { view, addresses: env };

  /** Signed out, a search from a plain form waits in a cookie while its shopper signs in, and is saved after. */
  const signInFirst = (write: RefusedShopperWrite) => {
    const { c, context, sent, site } = write;
    const read = readForm(sent, savedSearchForm);
    if (site === null || !('form' in read) || !sent.isPlain) return refuseAccountWrite(shared)(write);
    const { now, websiteId, askedOrigin } = context;
    const to = hrefs(site);
    const asked = readSearchPath(read.form.path, site);
    if (asked === null) {
      const redirect = `${accountHref(site, view)}?fault=no_search`;
      return c.redirect(signInPath({ type: 'saved-search', redirect, back: to.home }), 303);
    }
    const waiting = { path: asked.path, name: read.form.name.slice(0, longestSearchName) };
    setCookie(c, pendingCookie, sealPending(env.serviceToken, waiting, { site: websiteId, now }), {
      path: pendingPath,
      sameSite: 'Lax',
      httpOnly: true,
      secure: askedOrigin?.startsWith('https:') === true,
      maxAge: pendingMs / 1000,
    });
    return c.redirect(signInPath({ type: 'saved-search', redirect: pendingPath, back: asked.path }), 303);
  };

  app.post(
    '/api/account/searches',
    shopperWrite({
      what: 'save-search',
      accepts: ['form', 'json'],
      mostBytes: 16 * 1024,
      addresses: env,
      take: async (write) => {
        const none = garageRefused(write.site);
        if (none !== null) return none;
        const shopper = await writingShopper(write);
        if (isRefused(shopper)) return shopper;
        const read = readForm(write.sent, savedSearchForm);
        const { site, context } = write;
        return 'form' in read ? saveSearch(db, { site, shopperId: shopper.id, now: context.now }, read.form) : read;
      },
      accept: ({ c, sent, site }, { id }) =>
        sent.isPlain
          ? c.redirect(`${accountHref(site, view)}?done=search`, 303)
          : c.json({ success: true as const, id }, 200),
      refuse: (write) => (write.refused.why === 'signed_out' ? signInFirst(write) : refuseAccountWrite(shared)(write)),
    }),
  );

  // Where sign-in leads to. It saves what its shopper's own press has put into the cookie and nothing else, once.
  app.get(pendingPath, async (c) => {
    const { actor, websiteId, findSite, now } = contextOf(c);
    const site = await findSite();
    if (site === null || garageRefused(site) !== null) return c.redirect('/', 303);
    const waiting = openPending(env.serviceToken, getCookie(c, pendingCookie) ?? '', { site: websiteId, now });
    deleteCookie(c, pendingCookie, { path: pendingPath });
    const to = accountHref(site, view);
    const shopper = actor.kind === 'shopper' ? await findShopper(db, websiteId, actor.id) : null;
    if (shopper === null || waiting === null) return c.redirect(to, 303);
    const saved = await saveSearch(db, { site, shopperId: shopper.id, now }, waiting);
    return c.redirect(`${to}?${'id' in saved ? 'done=search' : `fault=${saved.why}`}`, 303);
  });

  app.post(
    '/api/account/searches/change',
    accountWrite({
      ...shared,
      what: 'change-search',
      form: alertsFormSchema,
      boxes: ['agree_email', 'agree_sms'],
      fields: ({ name }) => alertRows(name, 'search'),
      title: 'Saved search',
      done: 'alerts',
      take: ({ site, context }, shopper, form) => changeSearch(db, { site, shopper, now: context.now }, form),
    }),
  );
  app.post(
    '/api/account/saved-alerts',
    accountWrite({
      ...shared,
      view: 'saved',
      what: 'change-saved-alerts',
      form: savedAlertsFormSchema,
      boxes: ['agree_email', 'agree_sms'],
      fields: ({ name }) => alertRows(name, 'saved'),
      title: 'Alerts for saved vehicles',
      done: 'saved-alerts',
      take: ({ site, context }, shopper, form) => changeSavedAlerts(db, { site, shopper, now: context.now }, form),
    }),
  );
  app.post(
    '/api/account/searches/remove',
    accountWrite({
      ...shared,
      what: 'remove-search',
      form: namedRecord,
      done: 'search-removed',
      take: async (_write, shopper, { id }) => {
        await removeSearch(db, shopper.id, id);
        return {};
      },
    }),
  );
};
