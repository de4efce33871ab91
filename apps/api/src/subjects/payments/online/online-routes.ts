import { noReturnedForm, onlinePaymentFormSchema, paymentViewSchema } from '@forecourt/api-contract';
import { onlinePaymentAddress, paymentPath, signInPath } from '@forecourt/config/pages';
import { createRoute, z } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import { HttpProblem } from '../../../ground/http/http-problem';
import { json, problem, serviceOnly } from '../../../ground/http/route-answers';
import type { RouteModule } from '../../../ground/http/route-module';
import { type Refusal, type RefusedShopperWrite, refusal, shopperWrite } from '../../../ground/http/shopper-write';
import { paymentFollowersService } from '../../../ground/payments/payment-follower';
import { getSiteDocument, siteDealerships } from '../../sites';
import { completePayment } from '../complete-payment';
import { createProcessors } from '../create-processors';
import { completeContexts } from '../payment-deps';
import { mayLook } from '../payment-limits';
import { paymentOfToken } from '../payment-link';
import { viewPayment } from '../payment-view';
import { ProcessorFault } from '../processor';
import type { StartedPayment } from '../start-payment';
import { takesPayments } from '../takes-payments';
import { describeOnlineRoutes } from './describe-online-routes';
import { payAgain } from './pay-again';
import { openReturned, sealReturned } from './returned-payment';
import { noOnlinePayment, type TakenOnlinePayment, takeOnlinePayment } from './take-online-payment';
import { unpaidPage } from './unpaid-page';

const params = z.object({ website_id: z.string() });
const form = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/payment-forms/{returned}',
  summary: 'Whether a site takes online payments now, and a form that came back to be mended (SPNW-01).',
  security: serviceOnly,
  request: { params: params.extend({ returned: z.string() }) },
  responses: {
    200: json(onlinePaymentFormSchema, 'The form.'),
    400: problem('The query is not as documented.'),
    401: problem('The service token is missing.'),
    404: problem('There is no such site, or it takes no online payments.'),
  },
});
const one = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/payment-links/{token}',
  summary: 'A payment of a site by the token of its link, with its receipt.',
  security: serviceOnly,
  request: { params: params.extend({ token: z.string() }) },
  responses: {
    200: json(paymentViewSchema, 'The payment.'),
    400: problem('The query is not as documented.'),
    401: problem('The service token is missing.'),
    404: problem('There is no such payment on this site.'),
  },
});

const notDue = 'What this payment was for has been paid otherwise, or cancelled, since. There is nothing more to do.';

const noPayments = () => new HttpProblem(404, 'no_online_payment', 'This site takes no online payments.');
const noPayment = () => new HttpProblem(404, 'payment_not_found', 'There is no such payment on this site.');

/** Faults that the page of the form says beside what was typed. */
const belongsToForm = ({ status }: Refusal): boolean => status === 422 || status === 429;

/** Paying an invoice or a deposit by its reference (SPNW-01). Everything works as plain forms. */
export const onlinePaymentRoutes: RouteModule = (app, { database, env, jobs, services, log }) => {
  const { db } = database;
  const processors = createProcessors(database, env);
  const followers = services.get(paymentFollowersService);
  const contexts = completeContexts({ database, env, jobs, followers, log }, processors);
  describeOnlineRoutes(app);

  /** A payment that is open is asked about first, so that whoever looks sees how it stands. */
  const lookAgain = async (id: string, websiteId: string, log: Logger) => {
    const view = await viewPayment(db, id, websiteId);
    if (view === null || !view.is_begun || (view.state !== 'review' && view.state !== 'waiting')) return view;
    if (!(await mayLook({ db, serviceToken: env.serviceToken, now: env.now() }, id))) return view;
    try {
      await completePayment(contexts(), id, 'return');
    } catch (error) {
      if (!(error instanceof ProcessorFault)) throw error;
      log.warn({ err: error, payment: id }, 'a processor cannot be asked how a payment stands');
      return view;
    }
    return viewPayment(db, id, websiteId);
  };

  const refuse = ({ c, context, site, sent, refused }: RefusedShopperWrite) => {
    if (site === null || !belongsToForm(refused))
      return c.html(String(unpaidPage(site, sent.form, refused)), refused.status);
    const { websiteId, now } = context;
    const returned = sealReturned(env.serviceToken, { form: sent.form, refused, websiteId, now });
    return c.redirect(`${onlinePaymentAddress}?${new URLSearchParams({ form: returned })}#pay-form`, 303);
  };

  app.post(
    '/api/online-payments',
    shopperWrite<TakenOnlinePayment>({
      what: 'online payment',
      accepts: ['form'],
      mostBytes: 4 * 1024,
      addresses: env,
      take: takeOnlinePayment({ env, processors }),
      accept: ({ c }, taken) =>
        c.redirect(
          taken.kind === 'started'
            ? paymentPath(taken.token)
            : signInPath({ type: 'online-payment', redirect: onlinePaymentAddress, back: onlinePaymentAddress }),
          303,
        ),
      refuse,
    }),
  );

  app.post(
    '/api/online-payments/pay',
    shopperWrite<StartedPayment | { readonly kind: 'ended'; readonly token: string }>({
      what: 'payment',
      accepts: ['form'],
      mostBytes: 4 * 1024,
      addresses: env,
      take: async ({ context, site, sent }) => {
        const token = sent.form.get('payment') ?? '';
        const paymentId = paymentOfToken(env.serviceToken, token);
        const { current } = processors;
        if (paymentId === null) return refusal(404, 'no_payment', 'There is no such payment. Please begin again.');
        if (current === null)
          return refusal(503, 'no_processor', 'Online payments are not taken right now. Please call us.');
        const { now } = context;
        const start = { now, serviceToken: env.serviceToken, processor: current.name };
        const paid = await payAgain(db, { context: start, followers, paymentId, site });
        if (paid === 'no-online-payment') return noOnlinePayment();
        if (paid === 'not-due') return refusal(409, 'not_due', notDue);
        // There is nothing to be paid any more: its page says why.
        return paid ?? { kind: 'ended', token };
      },
      accept: ({ c }, done) => c.redirect('redirectTo' in done ? done.redirectTo : paymentPath(done.token), 303),
      refuse: ({ c, site, sent, refused }) => c.html(String(unpaidPage(site, sent.form, refused)), refused.status),
    }),
  );

  app.openapi(form, async (c) => {
    const site = await getSiteDocument(db, c.req.valid('param').website_id);
    if (site === null || !site.flags['online-payment']) throw noPayments();
    const sealed = c.req.valid('param').returned;
    const dealers = await siteDealerships(db, site);
    const now = env.now();
    return c.json(
      {
        is_taken: dealers.some((dealer) => takesPayments(processors, dealer)),
        any_amount: site.onlinePayment.anyAmount,
        is_test: processors.current?.name === 'test',
        returned:
          sealed === noReturnedForm
            ? null
            : openReturned(env.serviceToken, { sealed, websiteId: site.website_id, now }),
      },
      200,
      { 'cache-control': 'no-store' },
    );
  });
  app.openapi(one, async (c) => {
    const { token, website_id } = c.req.valid('param');
    const id = paymentOfToken(env.serviceToken, token);
    const view = id === null ? null : await lookAgain(id, website_id, c.var.log);
    if (view === null) throw noPayment();
    return c.json(view, 200, { 'cache-control': 'no-store' });
  });
};
