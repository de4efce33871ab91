import * as z from 'zod';

/**
 * Answer of POST /api/leads: an acknowledged lead, or the error for the person. A partial lead comes with the token that
 * may add to it (LEAD-05). `vehicle_sold`: taken, about a vehicle that has been sold meanwhile.
 */
export const leadResponseSchema = z.union([
  z.object({ lead_id: z.uuid(), update_token: z.string().optional(), vehicle_sold: z.boolean().optional() }),
  z.object({ error: z.string(), fields: z.array(z.object({ path: z.string(), message: z.string() })).default([]) }),
]);
export type LeadResponse = z.infer<typeof leadResponseSchema>;

/**
 * GET /internal/v1/sites/{website_id}/leads/{lead_id}: that a finished lead of that id is stored, and the slug of the
 * vehicle that it is about; nothing of the person, nor of what they wrote.
 */
export const leadReceiptSchema = z.object({
  lead_id: z.uuid(),
  vehicle_slug: z.string().nullable().default(null),
  /** What lets its sender add photos, and how many more; null where it takes none, or not any more. */
  photos: z.object({ token: z.string(), left: z.number().int() }).nullable().default(null),
});
export type LeadReceipt = z.infer<typeof leadReceiptSchema>;

/**
 * GET /internal/v1/sites/{website_id}/returned-forms/{token}: a plain form with faults, for its page to be drawn again:
 * the typed values by name of the field, the message, and the faults.
 */
export const returnedFormSchema = z.object({
  form: z.record(z.string(), z.string()),
  error: z.string(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type ReturnedForm = z.infer<typeof returnedFormSchema>;
