import { financeApplicationSchema } from '@forecourt/api-contract';
import { serviceKey, visitorOf } from '@forecourt/api-contract/service';
import { applicationTerms } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import type { SiteDocument } from '@forecourt/config/site-document';
import {
  type ApplicationStepName,
  applicationStepNames,
  stepFaults,
  stepsAsked,
} from '@forecourt/domain/finance-application';
import { leadReference } from '@forecourt/domain/lead';
import { calendarDateIn, stateTimeZone } from '@forecourt/domain/opening-hours';
import { createRoute, z } from '@hono/zod-openapi';
import { eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { contextOf } from '../context/make-context';
import { logRefused } from '../context/refused-write';
import { isFromOwnPage } from '../context/same-origin';
import { databaseTrouble } from '../database/database-trouble';
import { financeApplications } from '../database/schema';
import type { AppEnv } from '../http/app-context';
import { HttpProblem, problems } from '../http/http-problem';
import { plainPage } from '../http/plain-page';
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
  dropApplication,
  findApplication,
  holdApplication,
  openSent,
  sentApplication,
  storeApplication,
  withPresentConsents,
} from './application-store';

import { answersShown, saveStep } from './save-step';
import { sendApplication } from './send-application';

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

const stepOf = (given: string | null): ApplicationStepName | null =>
  applicationStepNames.find((name) => name === given) ?? null;

const readForm = async (c: Context<AppEnv>): Promise<URLSearchParams> => {
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength > largestStep) throw problems.bodyTooLarge(largestStep);
  return new URLSearchParams(cleanTyped(Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))));
};

/** A step that could not be taken, as a form that sends it again: nothing that was typed is lost. */
const unsentPage = (form: URLSearchParams, words: string) =>
  plainPage(
    'This step could not be stored',
    'Finance',
    html`<p>${words}</p><p>Nothing is lost: what you typed is in this page. Keep it open and send it again.</p>
<form method="post">${[...form].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button>Send it again</button></form>`,
  );

const wordsFor = (error: unknown): { readonly words: string; readonly status: 403 | 404 | 413 | 429 | 500 | 503 } => {
  if (error instanceof HttpProblem && error.status === 429)
    return { status: 429, words: 'Many steps have come in a short time. Please wait a few minutes.' };
  if (error instanceof HttpProblem && (error.status === 403 || error.status === 404))
    return { status: error.status, words: 'This site does not take it here. Please call us if that does not change.' };
  return databaseTrouble(error) === null
    ? { status: 500, words: 'Something went wrong at our side. Please try again in a moment, or call us.' }
    : { status: 503, words: 'Our system is not available for a moment. Please try again in a minute.' };
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
    return { site, terms, today: calendarDateIn(stateTimeZone(site.state), contextOf(c).now) };
  };
  const tokenOf = (c: Context<AppEnv>): string => c.req.query('token') ?? '';

  routes.post('/api/finance-applications', async (c) => {
    const { site } = await taken(c);
    const form = await readForm(c);
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

  const storeStep = async (c: Context<AppEnv>, form: URLSearchParams): Promise<Response> => {
    const { site, terms, today } = await taken(c);
    const { now } = contextOf(c);
    const to = hrefs(site).financeApplication;
    const token = tokenOf(c);
    const step = stepOf(form.get('step'));
    if (step === null) throw new HttpProblem(400, 'no_step', 'This is no step of an application.');
    const next = await db.transaction(async (tx) => {
      const held = await holdApplication(tx, site.website_id, token, now);
      if (held === null) return undefined;
      const then = form.get('then');
      const isFinished = then !== 'later' && then !== 'back';
      // A step that is not asked here is not stored: a lender that needs no identity gets none.
      if (!stepsAsked(held.record.answers, terms).includes(step)) return { step: 'check' as const };
      const record = saveStep(held.record, step, form, { lender: terms.lender, at: now, isFinished });
      await storeApplication(tx, { id: held.row.id, token, now }, record);
      const asked = stepsAsked(record.answers, terms);
      const at = asked.indexOf(step);
      if (then === 'later') return { step, notice: 'saved' as const };
      if (then === 'back') return { step: asked[Math.max(0, at - 1)] ?? step };
      const isWrong = stepFaults(step, record.answers, today).length > 0;
      return { step: isWrong ? step : (asked[at + 1] ?? 'check') };
    });
    // The page of an application that is gone says so, and that it begins anew.
    return c.redirect(next === undefined ? to(token) : to(token, next.step, next.notice), 303);
  };

  routes.post('/api/finance-applications/step', async (c) => {
    const form = await readForm(c);
    try {
      return await storeStep(c, form);
    } catch (error) {
      if (error instanceof HttpProblem && error.status === 400) throw error;
      const { words, status } = wordsFor(error);
      // Ids and codes alone: an error of the database may repeat what it was given.
      if (!(error instanceof HttpProblem)) contextOf(c).log.error({ err: error }, 'application step failed');
      return c.html(String(await unsentPage(form, words)), status, quiet);
    }
  });

  routes.post('/api/finance-applications/send', async (c) => {
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
  routes.post('/api/finance-applications/delete', async (c) => {
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
    await db
      .update(financeApplications)
      .set({ reads: sql`${financeApplications.reads} + 1`, first_read_at: row.first_read_at ?? now })
      .where(eq(financeApplications.id, row.id));
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
    const { row } = found;
    const site = await getSiteDocument(db, website_id);
    const lender = site === null ? null : (applicationTerms(site)?.lender ?? null);
    const record = found.record === null || lender === null ? found.record : withPresentConsents(found.record, lender);
    const answer = {
      answers: answersShown(record?.answers ?? {}),
      tried: record?.tried ?? [],
      car_id: row.car_id,
      expires_at: row.expires_at.toISOString(),
      lead_id: row.lead_id,
    };
    return c.json(answer, 200, { 'cache-control': 'no-store' });
  });
};
