import { firstViewHeader, readVehicleView, type VehicleView } from '@forecourt/api-contract';
import { fetchAnswer } from '../../../runtime/browser-requests/fetch-answer';
import type { DrawnVehicle } from './drawn-vehicle';

/**
 * GET /cars/{slug}/view.json (VDP-07): views, and the vehicle as it is now. `isFirst` has this visit's look counted.
 * @throws what went wrong: no answer in time, an answer that is no success, or one that does not fit.
 */
export const askVehicleView = async (
  { path, website_id, photos_count, updated_at }: DrawnVehicle,
  { isFirst, signal }: { readonly isFirst: boolean; readonly signal: AbortSignal },
): Promise<VehicleView> => {
  const query = new URLSearchParams({ photos_count: String(photos_count), updated_at, website_id });
  const response = await fetchAnswer(`${path}?${query}`, {
    headers: { accept: 'application/json', ...(isFirst ? { [firstViewHeader.name]: firstViewHeader.value } : {}) },
    signal,
  });
  return readVehicleView(await response.json());
};
