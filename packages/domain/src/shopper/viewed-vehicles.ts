import { isText, orNull, readFields } from '../read-fields/read-fields';
import type { ViewedVehicle } from './shopper';
import type { ViewedVehicleSettings } from './viewed-vehicle-settings';

/**
 * A viewed car as `viewedVehicleSchema` reads it, without its library: every vehicle's page remembers one.
 * @throws TypeError that names the field that does not fit.
 */
export const readViewedVehicle = (value: unknown): ViewedVehicle =>
  readFields<ViewedVehicle>('Viewed vehicle', value, {
    id: isText,
    stocknum: isText,
    make: isText,
    model: isText,
    body: orNull(isText),
    simple_body: orNull(isText),
  });

/** The viewed cars after another look: newest first, each once, the oldest beyond the limit forgotten (HIST-01). */
export const rememberViewed = (
  viewed: readonly ViewedVehicle[],
  vehicle: ViewedVehicle,
  { limit }: ViewedVehicleSettings,
): readonly ViewedVehicle[] => {
  const others = viewed.filter(({ id }) => id !== vehicle.id);
  return [readViewedVehicle(vehicle), ...others].slice(0, limit);
};

/** Viewed cars from what a device kept as JSON. What cannot be read is forgotten; it never throws. */
export const readViewed = (stored: string | null): readonly ViewedVehicle[] => {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(entries) ? entries.map(readViewedVehicle) : [];
  } catch {
    // Another program's data under this key, or a half-written list. No message would help the shopper.
    return [];
  }
};
