import { calendarDateIn, stateTimeZone } from '../calendar/zone';
import type { Vehicle } from '../vehicle/vehicle';

/** Whether the registration expires after today, by the calendar of the vehicle's state (VDP-02). */
export const isRegoCurrent = (vehicle: Pick<Vehicle, 'rego_expiry' | 'state'>, now: Date): boolean =>
  vehicle.rego_expiry !== null && vehicle.rego_expiry > calendarDateIn(stateTimeZone(vehicle.state), now);

const month = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2023-04-15` as `April 2023`; null stays null. */
export const monthAndYear = (date: string | null): string | null =>
  date === null ? null : month.format(new Date(`${date}T00:00:00Z`));
