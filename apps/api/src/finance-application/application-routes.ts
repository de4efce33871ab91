import { financeApplicationSchema } from '@forecourt/api-contract';
import { serviceKey, visitorOf } from '@forecourt/api-contract/service';
import { applicationTerms } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import type { SiteDocument } from '@forecourt/config/site-document';
import { applicationStepNames } from '@forecourt/domain/finance-application';
import { leadReference } from '@forecourt/domain/lead';
import { createRoute, z } from '@hono/zod-openapi';
import { type Context, Hono } from 'hono';
import { contextOf } from '../context/make-context';
import { logRefused } from '../context/refused-write';
import { isFromOwnPage } from '../context/same-origin';
import type { AppEnv } from '../http/app-context';
import { HttpProblem, problems } from '../http/http-problem';
import type { RouteModule } from '../http/route-module';
import { json, problem, serviceOnly } from '../http/routes/route-answers';
import { leadsLimitedFor } from '../leads/lead-limits';
import { cleanTyped } from '../leads/typed-text';
import { updateTokens } from '../leads/update-token';
import { limitedFor } from '../limits/limits';
import { enqueueMessage } from '../messages/message-queue';
import { receiptLimit } from '../receipts/receipt-limit';
import { getSiteDocument } from '../sites/public-site';
import { readApplicationToken } from './application-link';
import { applicationPage } from './application-page';
import {
  beginApplication,
  countReading,
  dropApplication,
  findApplication,
  openSent,
  presentAnswers,
  sentApplication,
} from './application-store';

import { answersShown } from './save-step';
import { sendApplication } from './send-application';
import { storeStep } from './store-step';
import { unsentPage, unsentStatus } from './unsent-page';

/** Largest step that is taken, in bytes. */
const largestStep = 32 * 1024;
/** Steps of one address in ten minutes: an application has a dozen. */
const mostSteps = 200;
const quiet = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

const shown = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/finance-applications/{token}',
  summary: 'An application for finance that is being filled in, for its page (FORM-06).',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string(), token: z.string().max(100) }) },
  responses: {
    200: json(financeApplicationSchema, 'It is there; one that was sent has no answers.'),
    401: problem('The service token is missing.'),
    404: problem('There is none under that token, or not any more.'),
  },
});

const readForm = async (c: Context<AppEnv>): Promise<URLSearchParams> => {
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength > largestStep) throw problems.bodyTooLarge(largestStep);
  return new URLSearchParams(cleanTyped(Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))));
};

/**
 * The steps of an application for finance, sent as plain forms: each is stored as typed and answered with 303 to the next,
 * or to itself with what is to be mended, so nothing depends on scripts and nothing typed is lost. Addresses carry the
 * token in the query, which no log has.
 */
export const applicationRoutes: RouteModule = (app, { database: { db }, env, jobs }) => {
  const limitsKey = serviceKey(env.serviceToken.current, 'lead-limits');
  const updateToken = updateTokens(serviceKey(env.serviceToken.current, 'lead-updates'));
  const mayReceive = receiptLimit({ secret: limitsKey, now: env.now, smsPerSite: env.smsPerSite });
  const routes = new Hono<AppEnv>();

  /** The site whose own page a step came from; counts it, and refuses what comes from elsewhere or too often. */
  const ownSite = async (c: Context<AppEnv>): Promise<SiteDocument> => {
    const { findSite, askedOrigin, client, now, websiteId, log } = contextOf(c);
    const header = (name: string) => c.req.header(name);
    if (!(await isFromOwnPage({ header, findSite, askedOrigin, addresses: env }))) throw problems.foreignPage();
    const site = await findSite();
    if (site === null) throw problems.siteNotFound();
    const subject = `${websiteId} ${visitorOf(client ?? '')}`;
    const wait = await limitedFor(db, {
      limit: 'application-address',
      subject,
      most: mostSteps,
      now,
      secret: limitsKey,
    });
    if (wait === null) return site;
    logRefused(log, { what: 'application', why: 'limit', status: 429 });
    c.header('retry-after', String(wait));
    throw new HttpProblem(429, 'too_many', 'Many steps have come in a short time.');
  };
  /** The same with the terms on which it takes applications. */
  const taken = async (c: Context<AppEnv>) => {
    const site = await ownSite(c);
    const terms = applicationTerms(site);
    if (terms === null) throw new HttpProblem(404, 'no_applications', 'This site takes no applications for finance.');
    return { site, terms };
  };
  const tokenOf = (c: Context<AppEnv>): string => c.req.query('token') ?? '';

  /** A plain form: what cannot be taken comes back in a page that sends it again. */
  const onForm = (path: string, take: (c: Context<AppEnv>, form: URLSearchParams) => Promise<Response>) =>
    routes.post(path, async (c) => {
      let form = new URLSearchParams();
      try {
        form = await readForm(c);
        return await take(c, form);
      } catch (error) {
        const status = unsentStatus(error);
        if (!(error instanceof HttpProblem)) contextOf(c).log.error({ err: error }, 'application not taken');
        return c.html(String(await unsentPage(form, status)), status, quiet);
      }
    });

  onForm('/api/finance-applications', async (c, form) => {
    const { site } = await taken(c);
    const carId = form.get('car_id') ?? '';
    const amount = form.get('amount') ?? '';
    const token = await beginApplication(db, {
      websiteId: site.website_id,
      carId: /^\d{1,18}$/.test(carId) ? carId : null,
      answers: /^\d{1,8}$/.test(amount) ? { amount } : {},
      now: contextOf(c).now,
    });
    return c.redirect(hrefs(site).financeApplication(token, applicationStepNames[0]), 303);
  });

  onForm('/api/finance-applications/step', async (c, form) => {
    const { site, terms } = await taken(c);
    const to = hrefs(site).financeApplication;
    const token = tokenOf(c);
    const step = applicationStepNames.find((name) => name === form.get('step'));
    if (step === undefined) throw new HttpProblem(404, 'no_step', 'This is no step of an application.');
    const then = form.get('then');
    const wish = then === 'back' || then === 'later' ? then : 'next';
    const next = await storeStep(db, { site, terms, now: contextOf(c).now }, { token, step, form, wish });
    // The page of a deleted application explains that, and starts a new one.
    return c.redirect(next === undefined ? to(token) : to(token, next.step, next.notice), 303);
  });

  onForm('/api/finance-applications/send', async (c) => {
    const { site, terms } = await taken(c);
    const { now, client, websiteId, log } = contextOf(c);
    const to = hrefs(site);
    const token = tokenOf(c);
    const found = await findApplication(db, websiteId, token, now);
    const phone = found?.record?.answers.phone ?? '';
    const wait = await leadsLimitedFor(
      { db, now, limits: env.leadLimits, secret: limitsKey },
      { websiteId, address: client, phone },
    );
    if (wait !== null) {
      logRefused(log, { what: 'application', why: 'limit', status: 303 });
      return c.redirect(to.financeApplication(token, 'check', 'wait'), 303);
    }
    const lead = { db, site, now, enqueue: enqueueMessage(jobs), mailFrom: env.mailFrom, mayReceive, updateToken };
    const outcome = await sendApplication(lead, { token, terms, key: env.sealingKey });
    if (outcome.kind === 'open') return c.redirect(to.financeApplication(token, outcome.step), 303);
    if (outcome.kind === 'gone') return c.redirect(to.financeApplication(token), 303);
    const { lead_id: leadId, carType, isSold } = outcome.lead;
    return c.redirect(to.success({ category: 'finance', carType, leadId, isSold }), 303);
  });

  // Whatever the site's terms are by now: what was typed is its shopper's to delete.
  onForm('/api/finance-applications/delete', async (c) => {
    const site = await ownSite(c);
    await dropApplication(db, site.website_id, tokenOf(c), contextOf(c).now);
    return c.redirect(hrefs(site).financeApplication(tokenOf(c)), 303);
  });

  routes.get('/api/finance-applications/read', async (c) => {
    const { now, findSite, websiteId, log } = contextOf(c);
    const leadId = readApplicationToken(env.serviceToken, tokenOf(c), now);
    const row = leadId === null ? null : await sentApplication(db, leadId);
    if (leadId === null || row === null || row.website_id !== websiteId)
      throw new HttpProblem(
        404,
        'application_gone',
        'This application is not here any more, or the link has ended. Ask for a new one: forecourt applications link.',
      );
    const record = openSent(row, env.sealingKey);
    // Programs that look at links of a mail ask for the head alone.
    if (c.req.method === 'HEAD') return c.body(null, 200, quiet);
    await countReading(db, row, now);
    log.info({ application: row.id, lead: leadId }, 'application read by its link');
    const page = applicationPage(record, {
      reference: leadReference(leadId),
      siteName: (await findSite())?.name ?? 'Finance',
      sentAt: row.sent_at ?? row.created_at,
    });
    return c.html(String(await page), 200, quiet);
  });

  app.route('/', routes);
  app.openapi(shown, async (c) => {
    const { website_id, token } = c.req.valid('param');
    const found = await findApplication(db, website_id, token, env.now());
    if (found === null)
      throw new HttpProblem(404, 'application_not_found', 'There is no such application, or not any more.');
    const { row, record } = found;
    const site = record === null ? null : await getSiteDocument(db, website_id);
    const terms = site === null ? null : applicationTerms(site);
    const answer = {
      answers: record === null || terms === null ? {} : answersShown(presentAnswers(record, terms.lender)),
      tried: record?.tried ?? [],
      car_id: row.car_id,
      expires_at: row.expires_at.toISOString(),
      lead_id: row.lead_id,
    };
    return c.json(answer, 200, { 'cache-control': 'no-store' });
  });
};
