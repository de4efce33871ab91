import * as z from 'zod';
import { webhookBody } from '../../ground/messages/webhook-contract';

/** That photos have come with a lead. */
export const photoWebhook = webhookBody({
  type: 'lead-photos',
  summary: 'Photos have come with a lead: how many, and where they are seen for thirty days.',
  fields: z.object({
    lead_id: z.uuid(),
    photos: z.number().int().positive(),
    photos_url: z.string().nullable().describe('Null once the site that they came from was taken down.'),
  }),
  example: {
    lead_id: '019ab000-0000-7000-8000-000000000001',
    photos: 4,
    photos_url: 'https://www.example.com/api/lead-photos?token=...',
  },
});
