/** Minutes of a day. */
export const dayMinutes = 24 * 60;

/**
 * Minutes since midnight of a clock such as `08:30`; `24:00` is the end of a day. Null where there is none, and where it
 * is no time of any day, such as 25:00 or 09:75.
 */
export const readClock = (time: string | null): number | null => {
  const [, hour, minute] = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.exec(time ?? '') ?? [null];
  if (hour === undefined) return time === '24:00' ? dayMinutes : null;
  return Number(hour) * 60 + Number(minute);
};
