import { calendarDateIn, stateTimeZone } from '../opening-hours/zone';
import type { Vehicle } from '../vehicle/vehicle';

/** Whether the registration expires after today, by the calendar of the vehicle's state (VDP-02). */
export const isRegoCurrent = (vehicle: Pick<Vehicle, 'rego_expiry' | 'state'>, now: Date): boolean =>
  vehicle.rego_expiry !== null && vehicle.rego_expiry > calendarDateIn(stateTimeZone(vehicle.state), now);

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2023-04-15` as `April 2023`; null stays null. */
export const monthAndYear = (date: string | null): string | null => {
  if (date === null) return null;
  const [year, month] = date.split('-');
  return `${months[Number(month) - 1]} ${year}`;
};
