import * as z from 'zod';
import { webhookBody } from '../../ground/messages/webhook-contract';

/** What became of a test drive. */
export const testDriveWebhook = webhookBody({
  type: 'test-drive',
  summary:
    'What became of a test drive after it was booked: confirmed, moved, cancelled, or its vehicle sold or reserved.',
  fields: z.object({
    lead_id: z.uuid(),
    booking_id: z.uuid(),
    what: z.enum(['booked', 'confirmed', 'changed', 'cancelled', 'vehicle']),
    state: z.enum(['waiting', 'confirmed', 'cancelled']),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    location: z.string(),
    vehicle_id: z.string().nullable(),
    vehicle_state: z.enum(['sold', 'reserved']).nullable(),
  }),
  example: {
    lead_id: '019ab000-0000-7000-8000-000000000001',
    booking_id: '019ab000-0000-7000-8000-000000000003',
    what: 'confirmed',
    state: 'confirmed',
    starts_at: '2026-11-23T23:00:00.000Z',
    ends_at: '2026-11-23T23:30:00.000Z',
    location: 'example-motors-north',
    vehicle_id: '42',
    vehicle_state: null,
  },
});
