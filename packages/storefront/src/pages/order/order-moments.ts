/** An instant by the clocks of a zone, so that nobody has to guess the day: `Friday 4 December, 5:00 pm AEDT`. */
export const momentInWords = (instant: string, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  const clock = `${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
  return `${part('weekday')} ${part('day')} ${part('month')}, ${clock} ${part('timeZoneName')}`;
};

/** The last day before an instant, by the clocks of a zone: a day that ends is over at the midnight that follows. */
export const lastDayInWords = (end: string, timeZone: string): string =>
  momentInWords(new Date(Date.parse(end) - 1).toISOString(), timeZone)
    .split(', ')
    .at(0) ?? '';

/** The same without its day: `5:00 pm AEDT`. */
export const clockInWords = (instant: string, timeZone: string): string =>
  momentInWords(instant, timeZone).split(', ').at(-1) ?? '';
