import * as z from 'zod';
import { type ViewedVehicle, viewedVehicleSchema } from './shopper';

/** How many cars a site remembers as recently viewed (HIST-01); 0 remembers none. */
export const viewedVehicleSettingsSchema = z.strictObject({
  limit: z.number().int().min(0).max(50).default(12),
});
export type ViewedVehicleSettings = z.infer<typeof viewedVehicleSettingsSchema>;

/** The viewed cars after another look: newest first, each once, the oldest beyond the limit forgotten (HIST-01). */
export const rememberViewed = (
  viewed: readonly ViewedVehicle[],
  vehicle: ViewedVehicle,
  { limit }: ViewedVehicleSettings,
): readonly ViewedVehicle[] => {
  const others = viewed.filter(({ id }) => id !== vehicle.id);
  return [viewedVehicleSchema.parse(vehicle), ...others].slice(0, limit);
};

/** Viewed cars from what a device kept as JSON. What cannot be read is forgotten; it never throws. */
export const readViewed = (stored: string | null): readonly ViewedVehicle[] => {
  try {
    return z
      .array(viewedVehicleSchema)
      .catch([])
      .parse(JSON.parse(stored ?? '[]'));
  } catch {
    // Someone else's words under our key, or a half-written list: there is nobody to tell.
    return [];
  }
};
