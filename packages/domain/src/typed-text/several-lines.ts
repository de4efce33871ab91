import { oneLine } from './one-line';

/** Text of several lines, each as `oneLine` leaves it; every kind of break becomes `\n`. */
export const severalLines = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .split('\n')
    .map(oneLine)
    .join('\n');
