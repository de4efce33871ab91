import { dayMinutes } from './clock';
import type { DayHours, OpenPeriod } from './day-hours';

// Apart from the reckoning: what a page needs at once is whether it is open, and the words only on holidays.

/** Minutes since midnight as a shopper reads them: `8:30 am`, `12 pm`; those of the next day by its own clock. */
export const formatClock = (minutes: number): string => {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${past} ${hour < 12 ? 'am' : 'pm'}`;
};

const periodWords = ({ open, close }: OpenPeriod): string =>
  open === 0 && close === dayMinutes ? 'Open 24 hours' : `${formatClock(open)} - ${formatClock(close)}`;

/** A day's hours as a shopper reads them: `9 am - 12 pm, 1 pm - 5 pm`, `Open 24 hours`, `Closed`. */
export const hoursWords = ({ isOpen, periods, words }: DayHours): string =>
  isOpen ? [...new Set([...periods.map(periodWords), ...words])].join(', ') || 'Open' : 'Closed';
