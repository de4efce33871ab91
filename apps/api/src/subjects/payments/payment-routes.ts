import { paymentStates } from '@forecourt/api-contract';
import { paymentPath } from '@forecourt/config/pages';
import { z } from '@hono/zod-openapi';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { type PaymentRow, payments } from '../../ground/database/schema';
import type { App, AppDeps, AppEnv } from '../../ground/http/app-context';
import { byLink } from '../../ground/http/by-link';
import { HttpProblem } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { plainPage } from '../../ground/http/plain-page';
import { json, page, problem, redirect } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { paymentFollowersService } from '../../ground/payments/payment-follower';
import { canonicalOrigin } from '../sites';
import { beginPayment } from './begin-payment';
import { completePayment } from './complete-payment';
import { createProcessors } from './create-processors';
import { completeContexts } from './payment-deps';
import { mayLook } from './payment-limits';
import { pathAfter, paymentOfToken, returnedPath } from './payment-link';
import { viewPayment } from './payment-view';
import { ProcessorFault } from './processor';
import { receiptFileName, receiptPdf } from './receipt-pdf';

const noSuchPage = (c: Context<AppEnv>) =>
  c.html(
    String(
      plainPage(
        'There is no such payment',
        'Payment',
        html`<p>The link is not whole, or is of another site. Nothing was charged. Please begin again from the page that you came from.</p>
<p><a href="/">Home</a></p>`,
      ),
    ),
    404,
    byLink,
  );

const describe = ({ openAPIRegistry }: App): void => {
  const query = z.object({ payment: z.string().openapi({ description: 'Token of the link of the payment.' }) });
  openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/payments/go',
    summary: "Leads a browser to the processor's page for a payment, which is made once (RSRV-01).",
    request: { query },
    responses: {
      303: redirect('To the page of the processor, which may be another site; or back, where there is nothing to pay.'),
      403: page('Not through the gateway.'),
      404: page('There is no such payment on this site.'),
    },
  });
  openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/payments/state',
    summary: 'How a payment stands, for a page that waits for it.',
    request: { query },
    responses: {
      200: json(z.object({ state: z.enum(paymentStates) }), 'Its state.'),
      403: problem('Not through the gateway.'),
      404: problem('There is no such payment on this site.'),
    },
  });
  openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/payments/return',
    summary: 'Where a processor sends the browser back to: asks how the payment stands, and leads to its page.',
    request: { query },
    responses: {
      303: redirect('To the page of what was paid, or of the payment.'),
      403: page('Not through the gateway.'),
      404: page('There is no such payment on this site.'),
    },
  });
  openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/payments/receipt.pdf',
    summary: 'The receipt of a payment as a PDF, for whoever has its link.',
    request: { query },
    responses: {
      200: { description: 'The receipt.', content: { 'application/pdf': { schema: z.string() } } },
      303: redirect('To the page of the payment, which has no receipt yet.'),
      403: page('Not through the gateway.'),
      404: page('There is no such payment on this site.'),
    },
  });
};

/** What keeps a file that its address is the key to: nobody stores, frames or lists it, or learns where it was. */
const keyedFile = {
  ...byLink,
  'cache-control': 'private, no-store',
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
} as const;

/** Ways to the processor and back. Neither is believed: both ask the processor, and the same verb completes. */
export const paymentRoutes: RouteModule = (app, deps: AppDeps) => {
  const { database, env, services } = deps;
  const processors = createProcessors(database, env);
  const contexts = completeContexts({ ...deps, followers: services.get(paymentFollowersService) }, processors);
  describe(app);

  const tokenOf = (c: Context<AppEnv>) => c.req.query('payment') ?? '';
  /** Leads on as nobody's referrer: the address is a key. */
  const lead = (c: Context<AppEnv>, to: string) => {
    for (const [name, value] of Object.entries(byLink)) c.header(name, value);
    return c.redirect(to, 303);
  };
  /** The payment of a token, where it is one of the site that is asked. */
  const ownPayment = async (c: Context<AppEnv>): Promise<Pick<PaymentRow, 'id' | 'return_path'> | null> => {
    const id = paymentOfToken(env.serviceToken, tokenOf(c));
    if (id === null) return null;
    const [row] = await database.db
      .select({ id: payments.id, return_path: payments.return_path })
      .from(payments)
      .where(and(eq(payments.id, id), eq(payments.website_id, contextOf(c).websiteId)));
    return row ?? null;
  };
  const withNotice = (path: string) => `${path}${path.includes('?') ? '&' : '?'}notice=away`;

  app.get('/api/payments/go', async (c) => {
    const { findSite, askedOrigin, log } = contextOf(c);
    const [own, site, token] = [await ownPayment(c), await findSite(), tokenOf(c)];
    if (own === null || site === null) return noSuchPage(c);
    const after = pathAfter(own.return_path, token);
    const returnUrl = `${askedOrigin ?? canonicalOrigin(site, env)}${returnedPath(token)}`;
    try {
      const begun = await beginPayment({ db: database.db, processors, now: env.now() }, own.id, returnUrl);
      return lead(c, begun?.kind === 'go' ? begun.address : after);
    } catch (error) {
      if (!(error instanceof ProcessorFault)) throw error;
      log.error({ err: error, payment: own.id }, 'a payment cannot be begun at its processor');
      return lead(c, withNotice(after));
    }
  });

  app.get('/api/payments/state', async (c) => {
    const own = await ownPayment(c);
    const view = own === null ? null : await viewPayment(database.db, own.id);
    if (view === null) throw new HttpProblem(404, 'payment_not_found', 'There is no such payment on this site.');
    return c.json({ state: view.state });
  });

  app.get('/api/payments/receipt.pdf', async (c) => {
    const own = await ownPayment(c);
    const view = own === null ? null : await viewPayment(database.db, own.id);
    if (view === null) return noSuchPage(c);
    if (view.receipt === null) return lead(c, paymentPath(tokenOf(c)));
    return c.body(new Uint8Array(await receiptPdf(view, view.receipt)), 200, {
      ...keyedFile,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${receiptFileName(view.receipt)}"`,
    });
  });

  app.get('/api/payments/return', async (c) => {
    const own = await ownPayment(c);
    if (own === null) return noSuchPage(c);
    const after = pathAfter(own.return_path, tokenOf(c));
    // Its page says how it stands as far as we know; reconciliation asks on.
    const looks = { db: database.db, serviceToken: env.serviceToken, now: env.now() };
    if (!(await mayLook(looks, own.id))) return lead(c, after);
    try {
      await completePayment(contexts(), own.id, 'return');
    } catch (error) {
      if (!(error instanceof ProcessorFault)) throw error;
      // Its page says that the answer has not come; reconciliation finds it.
      contextOf(c).log.error({ err: error, payment: own.id }, 'a processor cannot be asked when the browser came back');
    }
    return lead(c, after);
  });
};
