import { analyticsEvent } from '../../../runtime/analytics/analytics-events';
import { sendEvent } from '../../../runtime/analytics/send-event';
import type { SavableVehicle } from './savable-vehicle';
import type { SavedSettings } from './saved-settings';

/** Event 39 of a vehicle that came into a list, to the dealer's sinks (FAVS-01, ANLY-01). */
export const tellSaved = (
  { id, car_type }: Pick<SavableVehicle, 'id' | 'car_type'>,
  { website_id, sinks, mode, accounts }: SavedSettings,
): void => {
  const kept = accounts ? 'watchlist' : 'favourites';
  const list = mode === 'compare' ? 'compare' : kept;
  sendEvent(sinks, analyticsEvent('vehicle_saved', { website_id, car_id: id, car_type, list }));
};
