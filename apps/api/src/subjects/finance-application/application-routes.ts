import { financeApplicationSchema } from '@forecourt/api-contract';
import { visitorOf } from '@forecourt/api-contract/service';
import { applicationTerms } from '@forecourt/config/capabilities';
import { financeApplicationPath, successPath } from '@forecourt/config/pages';
import { applicationStepNames } from '@forecourt/domain/finance-application';
import { leadReference } from '@forecourt/domain/lead';
import { createRoute, z } from '@hono/zod-openapi';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../ground/http/app-context';
import { byLink } from '../../ground/http/by-link';
import { HttpProblem } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { logRefused } from '../../ground/http/refused-write';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { comeLater, type Refusal, refusal, type ShopperWrite, shopperWrite } from '../../ground/http/shopper-write';
import { limitedFor, limitsKey } from '../../ground/limits/limits';
import { enqueueMessage } from '../../ground/messages/message-queue';
import { ownKey } from '../../ground/sealing/own-key';
import { leadsLimitedFor, receiptLimit, updateKey, updateTokens } from '../leads';
import { getSiteDocument } from '../sites';
import { applicationLimit } from './application-limit';
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
  UnknownSealingKey,
} from './application-store';
import { describeApplicationRoutes } from './describe-application-routes';
import { answersShown } from './save-step';
import { sendApplication } from './send-application';
import { storeStep } from './store-step';
import { unsentPage } from './unsent-page';

/** Largest step that is taken, in bytes. */
const largestStep = 32 * 1024;
/** Steps of one address in ten minutes: an application has a dozen. */
const mostSteps = 200;

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

/**
 * The steps of an application for finance, sent as plain forms: each is stored as typed and answered with 303 to the next,
 * or to itself with what is to be mended, so nothing depends on scripts and nothing typed is lost. Addresses carry the
 * token in the query, which no log has.
 */
export const applicationRoutes: RouteModule = (app, { database: { db }, env, jobs }) => {
  const secret = ownKey(env.serviceToken, limitsKey);
  const updateToken = updateTokens(ownKey(env.serviceToken, updateKey));
  const mayReceive = receiptLimit({ secret, now: env.now, smsPerSite: env.smsPerSite });
  describeApplicationRoutes(app);
  const routes = new Hono<AppEnv>();
  const tokenOf = (c: Context<AppEnv>): string => c.req.query('token') ?? '';

  /** Counts a step by the address that it came from. */
  const limited = async ({ context: { now, websiteId, client } }: ShopperWrite): Promise<Refusal | null> => {
    const subject = `${websiteId} ${visitorOf(client ?? '')}`;
    const wait = await limitedFor(db, { limit: applicationLimit, subject, most: mostSteps, now, secret });
    return wait === null ? null : comeLater(wait, 429, 'limit', 'Many steps have come in a short time.');
  };

  /** A plain form that leads on to an address; what cannot be taken comes back in a page that sends it again. */
  const onForm = (path: string, take: (write: ShopperWrite) => Promise<string | Refusal>) =>
    routes.post(
      path,
      shopperWrite({
        what: 'application',
        accepts: ['form'],
        mostBytes: largestStep,
        addresses: env,
        take: async (write) => {
          const to = (await limited(write)) ?? (await take(write));
          return typeof to === 'string' ? { to } : to;
        },
        accept: ({ c }, { to }) => c.redirect(to, 303),
        refuse: async ({ c, sent, refused }) =>
          c.html(String(await unsentPage(sent.form, refused.status)), refused.status, byLink),
      }),
    );

  /** The same on the terms on which the site takes applications. */
  const onStep = (
    path: string,
    take: (write: ShopperWrite, terms: NonNullable<ReturnType<typeof applicationTerms>>) => Promise<string | Refusal>,
  ) =>
    onForm(path, async (write) => {
      const terms = applicationTerms(write.site);
      if (terms === null) return refusal(404, 'no_applications', 'This site takes no applications for finance.');
      return take(write, terms);
    });

  onStep('/api/finance-applications', async ({ site, context, sent: { form } }) => {
    const carId = form.get('car_id') ?? '';
    const amount = form.get('amount') ?? '';
    const token = await beginApplication(db, {
      websiteId: site.website_id,
      carId: /^\d{1,18}$/.test(carId) ? carId : null,
      answers: /^\d{1,8}$/.test(amount) ? { amount } : {},
      now: context.now,
    });
    return financeApplicationPath(token, applicationStepNames[0]);
  });

  onStep('/api/finance-applications/step', async ({ c, site, context, sent: { form } }, terms) => {
    const token = tokenOf(c);
    const step = applicationStepNames.find((name) => name === form.get('step'));
    if (step === undefined) return refusal(404, 'no_step', 'This is no step of an application.');
    const then = form.get('then');
    const wish = then === 'back' || then === 'later' ? then : 'next';
    const next = await storeStep(db, { site, terms, now: context.now }, { token, step, form, wish });
    // The page of a deleted application explains that, and starts a new one.
    return next === undefined ? financeApplicationPath(token) : financeApplicationPath(token, next.step, next.notice);
  });

  onStep('/api/finance-applications/send', async ({ c, site, context }, terms) => {
    const { now, client, websiteId, log, actor } = context;
    const token = tokenOf(c);
    const found = await findApplication(db, websiteId, token, now);
    const phone = found?.record?.answers.phone ?? '';
    const limits = { db, now, limits: env.leadLimits, secret };
    if ((await leadsLimitedFor(limits, { websiteId, address: client, phone })) !== null) {
      logRefused(log, { what: 'application', why: 'limit', status: 303 });
      return financeApplicationPath(token, 'check', 'wait');
    }
    const lead = {
      ...{ db, site, now, enqueue: enqueueMessage(jobs), mailFrom: env.mailFrom, mayReceive, updateToken },
      shopperId: actor.kind === 'shopper' ? actor.id : null,
    };
    const outcome = await sendApplication(lead, { token, terms, key: env.sealingKey });
    if (outcome.kind === 'open') return financeApplicationPath(token, outcome.step);
    if (outcome.kind === 'gone') return financeApplicationPath(token);
    const { lead_id: leadId, carType, isSold } = outcome.lead;
    return successPath({ category: 'finance', carType, leadId, isSold });
  });

  // Whatever the site's terms are by now: what was typed is its shopper's to delete.
  onForm('/api/finance-applications/delete', async ({ c, site, context }) => {
    await dropApplication(db, site.website_id, tokenOf(c), context.now);
    return financeApplicationPath(tokenOf(c));
  });

  /** What a sent application says. Without its key it waits here: who has the link is told to come back, the log why. */
  const opened = (row: Parameters<typeof openSent>[0]) => {
    try {
      return openSent(row, env.sealingKey);
    } catch (error) {
      if (!(error instanceof UnknownSealingKey)) throw error;
      throw new HttpProblem(
        503,
        'unknown_sealing_key',
        'This application cannot be opened right now.',
        'It is kept. Ask whoever runs the site to put back its sealing key.',
      );
    }
  };

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
    const record = opened(row);
    // Programs that look at links of a mail ask for the head alone.
    if (c.req.method === 'HEAD') return c.body(null, 200, byLink);
    await countReading(db, row, now);
    log.info({ application: row.id, lead: leadId }, 'application read by its link');
    const page = applicationPage(record, {
      reference: leadReference(leadId),
      siteName: (await findSite())?.name ?? 'Finance',
      sentAt: row.sent_at ?? row.created_at,
    });
    return c.html(String(await page), 200, byLink);
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
