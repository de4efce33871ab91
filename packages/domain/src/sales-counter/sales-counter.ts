import { localTime } from '../calendar/zone';
import type { SalesCounterSettings } from './sales-counter-settings';

// No schema stands here: the browser counts, and must not carry zod with it.

/** Seconds after which the counter is computed again (CNTR-01). */
export const salesCounterRefresh = 150;

/** Sales this month by Brisbane's clock and calendar, null when the counter is off (CNTR-01). Each month starts at 0. */
export const salesThisMonth = (settings: SalesCounterSettings, now: Date): number | null => {
  if (!settings.enabled) return null;
  const { date, minutes } = localTime('Australia/Brisbane', now);
  const completedDays = Number(date.slice(-2)) - 1;
  const seconds = minutes * 60 + now.getUTCSeconds();
  return settings.perDay * completedDays + Math.floor(seconds / settings.secondsPerSale);
};
