import { firstViewHeader, readVehicleView, type VehicleView } from '@forecourt/api-contract';
import type { DrawnVehicle } from './drawn-vehicle';

/** Milliseconds after which the page goes on without. */
const patience = 10_000;

/**
 * GET /cars/{slug}/view.json (VDP-07): views, and the vehicle as it is now. `isFirst` has this visit's look counted.
 * @throws what went wrong: no answer in time, an answer that is no success, or one that does not fit.
 */
export const askVehicleView = async (
  { path, website_id, photos_count, updated_at }: DrawnVehicle,
  { isFirst, signal }: { readonly isFirst: boolean; readonly signal: AbortSignal },
): Promise<VehicleView> => {
  const query = new URLSearchParams({ photos_count: String(photos_count), updated_at, website_id });
  const response = await fetch(`${path}?${query}`, {
    headers: { accept: 'application/json', ...(isFirst ? { [firstViewHeader.name]: firstViewHeader.value } : {}) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return readVehicleView(await response.json());
};
