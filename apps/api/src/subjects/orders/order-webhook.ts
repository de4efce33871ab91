import { orderKinds, orderStates } from '@forecourt/domain/order';
import * as z from 'zod';
import { orderEndingNames } from '../../ground/database/schema/shapes/agreed-order';
import { webhookBody } from '../../ground/messages/webhook-contract';

/** How an order of a vehicle stands. */
export const orderWebhook = webhookBody({
  type: 'order',
  summary: 'How an order of a vehicle stands: held, completed, given back, or ended.',
  fields: z.object({
    order_id: z.uuid(),
    number: z.string().nullable().describe('As shopper and staff name it; null before it has one.'),
    lead_id: z.uuid().nullable(),
    kind: z.enum(orderKinds),
    state: z.enum(orderStates),
    ending: z.enum(orderEndingNames).nullable(),
    stock_number: z.string(),
    fee_cents: z.number().int().nonnegative().describe('Whole cents of AUD.'),
    at: z.iso.datetime(),
  }),
  example: {
    order_id: '019ab000-0000-7000-8000-000000000004',
    number: 'R-10001',
    lead_id: '019ab000-0000-7000-8000-000000000001',
    kind: 'reserve',
    state: 'held',
    ending: null,
    stock_number: 'S1',
    fee_cents: 50_000,
    at: '2026-11-21T01:00:00.000Z',
  },
});
