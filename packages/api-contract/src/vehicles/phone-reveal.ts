import * as z from 'zod';

/** Body of POST /api/phone-reveals (SIDE-03). An id of ours has at most 18 digits. */
export const phoneRevealSchema = z.object({
  car_id: z.string().regex(/^\d{1,18}$/),
  dealership_id: z.string().min(1).max(200),
  website_id: z.string().min(1).max(200),
});
export type PhoneReveal = z.infer<typeof phoneRevealSchema>;
