import type { Slot, SlotDay } from '../src/slot-picker/slot-days';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = { '11': ['Nov', 'November'], '12': ['Dec', 'December'] } as const;

/** Times from `from` on, a quarter or half of an hour apart; every `taken`th one is gone. */
const times = (date: string, from: number, count: number, minutes: number, taken: number): readonly Slot[] =>
  Array.from({ length: count }, (_, index) => {
    const minute = from * 60 + index * minutes;
    const [hour, rest] = [Math.floor(minute / 60), String(minute % 60).padStart(2, '0')];
    return {
      value: `${date}T${String(hour).padStart(2, '0')}:${rest}`,
      label: `${((hour + 11) % 12) + 1}:${rest} ${hour < 12 ? 'am' : 'pm'}`,
      state: index % taken === taken - 1 ? 'taken' : 'free',
    };
  });

const dayOf = (
  month: '11' | '12',
  day: number,
  weekday: number,
  slots: readonly Slot[],
  closedNote?: string,
): SlotDay => ({
  date: `2026-${month}-${String(day).padStart(2, '0')}`,
  weekday: (weekdays[weekday] ?? '').slice(0, 3),
  day: String(day),
  month: months[month][0],
  name: `${weekdays[weekday]} ${day} ${months[month][1]}`,
  slots,
  ...(closedNote === undefined ? {} : { closedNote }),
});

const gone = (slots: readonly Slot[], state: 'taken' | 'past', count = slots.length): readonly Slot[] =>
  slots.map((slot, index) => (index < count ? { ...slot, state } : slot));

const spring = (day: number) => `2026-11-${day}`;

/** Two weeks of a yard: a day half over, a full one, Sundays closed, a holiday. */
export const fortnight: readonly SlotDay[] = [
  dayOf('11', 21, 6, gone(times(spring(21), 9, 8, 30, 9), 'past', 5)),
  dayOf('11', 22, 0, [], 'We are closed on Sundays.'),
  dayOf('11', 23, 1, gone(times(spring(23), 9, 8, 60, 9), 'taken')),
  dayOf('11', 24, 2, times(spring(24), 9, 16, 30, 3)),
  dayOf('11', 25, 3, times(spring(25), 9, 16, 30, 4)),
  dayOf('11', 26, 4, times(spring(26), 9, 20, 30, 5)),
  dayOf('11', 27, 5, [], 'Closed for the Moorooka Show.'),
  dayOf('11', 28, 6, times(spring(28), 9, 6, 30, 2)),
  dayOf('11', 29, 0, [], 'We are closed on Sundays.'),
  dayOf('11', 30, 1, times(spring(30), 9, 16, 30, 7)),
  dayOf('12', 1, 2, times('2026-12-01', 9, 16, 30, 8)),
  dayOf('12', 2, 3, times('2026-12-02', 9, 16, 30, 6)),
  dayOf('12', 3, 4, times('2026-12-03', 9, 16, 30, 5)),
  dayOf('12', 4, 5, times('2026-12-04', 9, 16, 30, 4)),
];

/** A workshop that books by the quarter of an hour. */
export const longDay: readonly SlotDay[] = [dayOf('11', 24, 2, times(spring(24), 7, 44, 15, 4))];

export const allFull: readonly SlotDay[] = [
  dayOf('11', 23, 1, gone(times(spring(23), 9, 6, 60, 9), 'taken')),
  dayOf('11', 24, 2, gone(times(spring(24), 9, 6, 60, 9), 'taken')),
];
