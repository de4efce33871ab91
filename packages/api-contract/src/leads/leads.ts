import * as z from 'zod';

/** Answer of POST /api/leads: an acknowledged lead, or the error for the person. */
export const leadResponseSchema = z.union([
  z.object({ lead_id: z.uuid() }),
  z.object({ error: z.string(), fields: z.array(z.object({ path: z.string(), message: z.string() })).default([]) }),
]);
export type LeadResponse = z.infer<typeof leadResponseSchema>;
