/**
 * The time of day as a clock of 24 hours shows it: `17:00`.
 * @param minutes since midnight; those of the next day by its own clock
 */
export const clockOfDay = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
