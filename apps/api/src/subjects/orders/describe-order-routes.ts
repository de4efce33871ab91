import {
  cancelOrderSchema,
  orderNextSchema,
  payOrderSchema,
  saveOrderSchema,
  startOrderSchema,
} from '@forecourt/api-contract';
import type { z } from 'zod';
import type { App } from '../../ground/http/app-context';
import { json, pageOrProblem, plainForm, redirect } from '../../ground/http/route-answers';

/** Describes the writes of orders for the OpenAPI document. */
export const describeOrderRoutes = ({ openAPIRegistry }: App): void => {
  const describe = (path: string, summary: string, schema: z.ZodType, done: string): void =>
    openAPIRegistry.registerPath({
      method: 'post',
      path,
      summary,
      request: {
        body: { required: true, content: { ...plainForm(schema).content, 'application/json': { schema } } },
      },
      responses: {
        200: json(orderNextSchema, 'To JSON: where the shopper goes on.'),
        303: redirect(done),
        403: pageOrProblem('From a page of another site, or not through the gateway.'),
        404: pageOrProblem('The site takes no such orders, or there is no such vehicle or order any more.'),
        413: pageOrProblem('Larger than a step may be.'),
        415: pageOrProblem('It is neither a plain form nor JSON.'),
        422: pageOrProblem('It cannot be read.'),
        429: pageOrProblem('Too many in a short time; `retry-after` says when more are taken.'),
        500: pageOrProblem('A fault of ours.'),
        503: pageOrProblem('The database is away; `retry-after` says when to send it again.'),
      },
    });
  describe(
    '/api/orders/start',
    'Begins an order of a vehicle: to reserve it, or to buy it (RSRV-01).',
    startOrderSchema,
    'To its first step; where the vehicle cannot be had, to a page that says so.',
  );
  describe(
    '/api/orders/save',
    'Stores a step of an order as it was typed.',
    saveOrderSchema,
    'To the next step, or to this one with what is to be mended.',
  );
  describe(
    '/api/orders/pay',
    'Holds the vehicle of an order and leads to the processor; of all who try at once one gets it (RSRV-01).',
    payOrderSchema,
    'To the processor; to the order where nothing is to be paid; else to the review, with a notice that says why not.',
  );
  describe(
    '/api/orders/cancel',
    'Gives an order up; what was paid for holding its vehicle goes back.',
    cancelOrderSchema,
    'To the page of the order.',
  );
};
