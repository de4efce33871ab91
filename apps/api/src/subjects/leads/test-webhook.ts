import * as z from 'zod';
import { webhookBody } from '../../ground/messages/webhook-contract';

/** What a test says of itself. */
export const testWords = 'This is a test delivery. Nothing has happened.';

/** A delivery that is no more than a test of the way: address, key and signature. */
export const testWebhook = webhookBody({
  type: 'test',
  summary: 'A test of address, key and signature (`forecourt webhook send-test`). Nothing has happened: answer 2xx.',
  fields: z.object({
    test: z.literal(true),
    delivery_id: z.uuid(),
    sent_at: z.iso.datetime(),
    message: z.string(),
  }),
  example: {
    test: true,
    delivery_id: '019ab000-0000-7000-8000-000000000002',
    sent_at: '2026-11-21T01:00:00.000Z',
    message: testWords,
  },
});
