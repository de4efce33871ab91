import { dayInWords } from '../calendar/day-in-words';

const dayMs = 86_400_000;

/** Days in each unit of an age, the longest first. */
const units = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const;

const ago = new Intl.RelativeTimeFormat('en-AU', { numeric: 'always' });

/**
 * The three forms of a review's date (ENTY-03).
 * @param date the calendar date, `YYYY-MM-DD`
 * @param today the calendar date of the reader
 */
export const reviewDates = (date: string, today: string) => {
  const days = Math.floor((Date.parse(today) - Date.parse(date)) / dayMs);
  const [unit, length] = units.find(([, each]) => days >= each) ?? ['day', 1];
  const [year, month, day] = date.split('-');
  return {
    created_at_time_ago_in_words: days < 1 ? 'today' : ago.format(-Math.floor(days / length), unit),
    review_date: `${day}/${month}/${year}`,
    review_date_in_words: dayInWords(date),
  };
};
