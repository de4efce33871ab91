import * as z from 'zod';
import { webhookBody } from '../../ground/messages/webhook-contract';
import { recordSchema } from './application-store';

/** An application for finance, whole. */
export const applicationWebhook = webhookBody({
  type: 'finance-application',
  summary: 'An application for finance, whole: income, debts and identity. Keep it as carefully as the law asks.',
  fields: z.object({
    lead_id: z.uuid(),
    application_id: z.uuid(),
    sent_at: z.iso.datetime().nullable(),
    car_id: z.string().nullable(),
    ...recordSchema.pick({ answers: true, consents: true }).shape,
  }),
  example: {
    lead_id: '019ab000-0000-7000-8000-000000000001',
    application_id: '019ab000-0000-7000-8000-000000000005',
    sent_at: '2026-11-21T01:00:00.000Z',
    car_id: '42',
    answers: {},
    consents: [{ field: 'agree_truth', wording: 'What I have answered is true.', at: '2026-11-21T01:00:00.000Z' }],
  },
});
