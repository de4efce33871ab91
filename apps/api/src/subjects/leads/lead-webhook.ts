import { tradeInEstimateSchema } from '@forecourt/api-contract';
import { leadSubmissionSchema } from '@forecourt/domain/lead';
import { vehicleSchema } from '@forecourt/domain/vehicle';
import { financeQuoteSchema } from '@forecourt/finance';
import * as z from 'zod';
import { webhookBody } from '../../ground/messages/webhook-contract';
import { phoneNumber } from '../../ground/text/phone-number';
import type { LeadForDelivery } from './adf';

const consentSchema = z.object({
  opt_in: z.boolean(),
  wording: z.string().describe('Words of the box for offers, as they were shown; empty where nobody could say.'),
  state: z.string(),
  at: z.string(),
  finance: z.object({ wording: z.string(), at: z.string() }).optional(),
});

const submissionShape = leadSubmissionSchema.omit({ user_agent: true, idempotency_key: true, lead_id: true });

/** A lead as a receiver gets it (LEAD-02). Fields are only ever added. */
export const leadWebhook = webhookBody({
  type: 'lead',
  summary:
    'An enquiry. Sent when it comes in; one of several steps when it is finished, or half an hour after its last step.',
  fields: z.object({
    lead_id: z.uuid(),
    created_at: z.iso.datetime(),
    test: z
      .literal(true)
      .optional()
      .describe('There in a test of the way alone (`forecourt leads send-test`): nobody enquired.'),
    site: z.string(),
    dealership: z.object({ id: z.string(), name: z.string() }),
    vehicle: vehicleSchema
      .pick({ id: true, stocknum: true, vin: true, name: true, make: true, model: true, badge: true, year: true })
      .extend(vehicleSchema.pick({ km: true, price: true, car_type: true }).shape)
      .nullable(),
    consent: consentSchema.nullable(),
    suspected: z.array(z.enum(['trap', 'haste'])).describe('Signs of a robot.'),
    phone_e164: z.string().nullable().describe('The number as machines dial it; null where no country has it.'),
    ...submissionShape.shape,
    finance: financeQuoteSchema
      .extend({ own: z.boolean().describe("Whether the site's settings gave these figures.") })
      .optional(),
    valuation: tradeInEstimateSchema.omit({ token: true }).optional(),
  }),
  example: {
    lead_id: '019ab000-0000-7000-8000-000000000001',
    created_at: '2026-11-21T01:00:00.000Z',
    site: 'Example Motors',
    dealership: { id: 'example-motors', name: 'Example Motors' },
    vehicle: null,
    consent: { opt_in: false, wording: '', state: 'NSW', at: '2026-11-21T01:00:00.000Z' },
    suspected: [],
    phone_e164: '+61491570006',
    ...submissionShape.parse({
      category: 'general',
      userData: {
        name: 'Avery',
        last_name: 'Example',
        email: 'avery@example.com',
        phone: '0491 570 006',
        message: 'Is the showroom open on Sunday?',
        opt_in: false,
      },
    }),
  },
});

/** The body of a lead. */
export const leadWebhookBody = (lead: LeadForDelivery): string => {
  const { submission, vehicle, dealership } = lead;
  const { user_agent: _agent, idempotency_key: _key, lead_id: _id, ...sent } = submission;
  return leadWebhook.write({
    lead_id: lead.lead_id,
    created_at: lead.created_at.toISOString(),
    ...(lead.isTest === true ? { test: true } : {}),
    site: lead.siteName,
    dealership: { id: dealership.id, name: dealership.name },
    vehicle:
      vehicle === null
        ? null
        : {
            id: vehicle.id,
            stocknum: vehicle.stocknum,
            vin: vehicle.vin,
            name: vehicle.name,
            make: vehicle.make,
            model: vehicle.model,
            badge: vehicle.badge,
            year: vehicle.year,
            km: vehicle.km,
            price: vehicle.price,
            car_type: vehicle.car_type,
          },
    consent: lead.consent,
    suspected: [...lead.suspected],
    phone_e164: phoneNumber(sent.userData.phone)?.e164 ?? null,
    ...sent,
  });
};
