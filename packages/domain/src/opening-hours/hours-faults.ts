import type { OpeningHours, SpecialHours } from '../location/location';
import { dayMinutes, readClock } from './clock';
import { type OpenPeriod, periodOf } from './day-hours';
import { isNamedIn } from './special-hours';

/** What is wrong with hours as written: where, by the names of fields and places in lists, and how it is mended. */
export interface HoursFault {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

/** An entry of either kind of hours, by the fields that say its clocks. */
interface WrittenHours {
  readonly status: 'Open' | 'Closed';
  readonly open: string | null;
  readonly close: string | null;
  readonly past_midnight?: boolean | undefined;
}

type ClockFields = readonly [open: string, close: string];

const clockFaults = (entry: WrittenHours, [openField, closeField]: ClockFields): readonly HoursFault[] => {
  const one = (field: string, time: string | null, isOpening: boolean): readonly HoursFault[] => {
    if (time === null) return [];
    const minutes = readClock(time);
    if (minutes === null)
      return [{ path: [field], reason: `"${time}" is no time of a day. Write it from 00:00 to 23:59, such as 08:30.` }];
    return isOpening && minutes === dayMinutes
      ? [{ path: [field], reason: 'Nothing opens at 24:00. Write 00:00 on the day after.' }]
      : [];
  };
  return [...one(openField, entry.open, true), ...one(closeField, entry.close, false)];
};

/** A close before the open is a slip of the pen as often as a night: nights are asked for by name. */
const nightFaults = (entry: WrittenHours, [openField, closeField]: ClockFields): readonly HoursFault[] => {
  const { open, close, past_midnight = false } = entry;
  if ((open === null) !== (close === null)) {
    const missing = open === null ? openField : closeField;
    return [{ path: [missing], reason: `Is missing beside ${open ?? close}. Give both clocks, or neither.` }];
  }
  const period = periodOf(entry);
  if (period === null) return [];
  const isNight = period.close > dayMinutes;
  if (isNight === past_midnight) return [];
  return [
    isNight
      ? {
          path: [closeField],
          reason: `Closes at ${close}, which is not after it opens at ${open}. If it is open past midnight, write "past_midnight": true beside; else mend the clocks. Round the clock is 00:00 to 24:00.`,
        }
      : { path: ['past_midnight'], reason: `Closes at ${close} of the same day. Leave past_midnight out.` },
  ];
};

const entryFaults = (entry: WrittenHours, fields: ClockFields): readonly HoursFault[] => {
  if (entry.status === 'Closed') return clockFaults(entry, fields);
  const clocks = clockFaults(entry, fields);
  return clocks.length > 0 ? clocks : nightFaults(entry, fields);
};

const overlap = (one: OpenPeriod, other: OpenPeriod) => one.open <= other.close && other.open <= one.close;

/** Two entries of one day are a split day; they say the same status, and leave time between. */
const togetherFault = (entry: WrittenHours, earlier: readonly WrittenHours[], day: string): string | null => {
  const [first] = earlier;
  if (first === undefined) return null;
  if (first.status !== entry.status) return `${day} is both open and closed. Remove one of the two.`;
  if (entry.status === 'Closed') return `${day} is closed twice. Remove one of the two.`;
  const period = periodOf(entry);
  const meets = earlier.some((other) => {
    const before = periodOf(other);
    return period === null || before === null ? period === before : overlap(period, before);
  });
  return meets
    ? `${day} has two entries that overlap or follow on one another. Make one of them; a split day has a time between its two.`
    : null;
};

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** What is wrong with the hours of a week, as a document writes them; paths are within the list. */
export const weekFaults = (hours: readonly OpeningHours[]): readonly HoursFault[] =>
  hours.flatMap((entry, index): readonly HoursFault[] => {
    const earlier = hours.slice(0, index).filter(({ weekday }) => weekday === entry.weekday);
    const together = togetherFault(entry, earlier, dayNames[entry.weekday] ?? '');
    return [
      ...entryFaults(entry, ['open', 'close']).map(({ path, reason }) => ({ path: [index, ...path], reason })),
      ...(together === null ? [] : [{ path: [index, 'weekday'], reason: together }]),
    ];
  });

const spanOf = ({ start_hour: open, end_hour: close, status, past_midnight }: SpecialHours): WrittenHours => ({
  ...{ status, open, close },
  past_midnight,
});

/** Entries for the same date, place and department. */
const isSameDay = (one: SpecialHours, other: SpecialHours): boolean => {
  const meant = ({ department }: SpecialHours) => (department === 'all' ? '' : department);
  return one.date === other.date && meant(one) === meant(other) && isNamedIn(one, { name: other.location_name });
};

/**
 * What is wrong with special hours, as a document writes them; paths are within the list.
 * @param names what the dealership's locations are called: an entry names one of them, or none
 */
export const specialFaults = (specials: readonly SpecialHours[], names: readonly string[]): readonly HoursFault[] =>
  specials.flatMap((entry, index): readonly HoursFault[] => {
    const { date, location_name } = entry;
    const isKnown = location_name.trim() === '' || names.some((name) => isNamedIn(entry, { name }));
    const earlier = specials.slice(0, index).filter((other) => isSameDay(other, entry));
    const together = togetherFault(spanOf(entry), earlier.map(spanOf), date);
    return [
      ...entryFaults(spanOf(entry), ['start_hour', 'end_hour']).map(({ path, reason }) => ({
        path: [index, ...path],
        reason,
      })),
      ...(together === null ? [] : [{ path: [index, 'date'], reason: together }]),
      ...(isKnown
        ? []
        : [
            {
              path: [index, 'location_name'],
              reason: `The dealership has no location "${location_name}": these hours would never show. There ${names.length === 1 ? 'is' : 'are'} ${names.map((name) => `"${name}"`).join(', ')}; leave it empty for the location that they stand in.`,
            },
          ]),
    ];
  });
