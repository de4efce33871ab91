import { z } from '@hono/zod-openapi';
import type { App } from '../../../ground/http/app-context';
import { pageOrProblem, plainForm, redirect } from '../../../ground/http/route-answers';

const responses = {
  303: redirect('To the payment, to its processor, back to the form with what is to be mended, or to sign in.'),
  403: pageOrProblem('From a page of another site, or not through the gateway.'),
  404: pageOrProblem('This site takes no online payments.'),
  413: pageOrProblem('Larger than the form may be.'),
  415: pageOrProblem('It is no plain form.'),
  500: pageOrProblem('A fault of ours.'),
  503: pageOrProblem('The database is away; `retry-after` says when to send it again.'),
};

/** Tells the OpenAPI document of paying an invoice by its reference. */
export const describeOnlineRoutes = ({ openAPIRegistry }: App): void => {
  const fields = z.object({
    reference: z.string(),
    amount: z.string().openapi({ description: 'AUD dollars, such as 1250.50.' }),
    name: z.string(),
    email: z.string(),
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/online-payments',
    summary: 'Finds what is to be paid by its reference and amount, and starts its payment (SPNW-01).',
    request: { body: plainForm(fields) },
    responses,
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/online-payments/pay',
    summary: 'Pays a payment that was looked over, or tries one again that was declined.',
    request: { body: plainForm(z.object({ payment: z.string() })) },
    responses,
  });
};
