import * as z from 'zod';

/** How many cars a site remembers as recently viewed (HIST-01); 0 remembers none. */
export const viewedVehicleSettingsSchema = z.strictObject({
  limit: z.number().int().min(0).max(50).default(12),
});
export type ViewedVehicleSettings = z.infer<typeof viewedVehicleSettingsSchema>;
