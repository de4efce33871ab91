import { PgBoss } from 'pg-boss';

/** Reads schedules only; it is never started, so it never connects. */
const reader = new PgBoss({ connectionString: 'postgres://localhost/none' });

/** Why the queue could not keep a cron expression in a time zone (IANA); null when it can. */
export const scheduleFault = (schedule: string, zone: string): string | null => {
  try {
    reader.previewSchedule(schedule, { tz: zone, count: 1 });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** The next turns of a schedule, each asked for by itself. Throws where the reader cannot reckon one. */
const turnsOneByOne = (schedule: string, zone: string, count: number): readonly Date[] => {
  const turns: Date[] = [];
  while (turns.length < count) {
    const from = turns.at(-1);
    const [turn] = reader.previewSchedule(schedule, { tz: zone, count: 1, ...(from === undefined ? {} : { from }) });
    if (turn === undefined) break;
    turns.push(turn);
  }
  return turns;
};

/** The next turns of a schedule; null where the reader cannot reckon them. */
const nextTurns = (schedule: string, zone: string, count: number): readonly Date[] | null => {
  try {
    return reader.previewSchedule(schedule, { tz: zone, count });
  } catch {
    // Of many it gives up after a second, which a good schedule takes too while the machine is busy; a single turn has no
    // such limit, and costs four times as much. What cannot be reckoned fails here again (cron-parser 5.10).
    try {
      return turnsOneByOne(schedule, zone, count);
    } catch {
      return null;
    }
  }
};

/**
 * Whether the queue can keep schedules in a zone all year. Where clocks move by half an hour, on Lord Howe Island, its
 * reader gives up at the night of the change, and what is due then is left out.
 */
export const keepsSchedules = (zone: string): boolean => nextTurns('0 3 * * *', zone, 370) !== null;

/** The most that are read at once: a week of each five minutes of a working day. */
const turnsLookedAt = 1_000;
/** Pauses by schedule and zone: reading a thousand turns takes some ten milliseconds, and feeds share their schedules. */
const knownPauses = new Map<string, number | null>();
const mostKnown = 10_000;

/**
 * The longest pause between two turns of a cron expression, in seconds: the night, for one of each half hour of the day.
 * Null for one that the queue could not keep, now or at a change of its clocks, or that comes once.
 */
export const longestPauseSeconds = (schedule: string, zone: string): number | null => {
  const key = JSON.stringify([schedule, zone]);
  const known = knownPauses.get(key);
  if (known !== undefined) return known;
  const turns = nextTurns(schedule, zone, turnsLookedAt) ?? [];
  const pauses = turns.slice(1).map((turn, place) => turn.getTime() - (turns[place] ?? turn).getTime());
  const longest = pauses.length === 0 ? null : Math.max(...pauses) / 1000;
  if (knownPauses.size >= mostKnown) knownPauses.clear();
  knownPauses.set(key, longest);
  return longest;
};
