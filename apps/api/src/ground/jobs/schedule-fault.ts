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

/** The most that are read at once: a week of each five minutes of a working day. */
const turnsLookedAt = 1_000;
/** Pauses by schedule and zone: reading a thousand turns takes some ten milliseconds, and feeds share their schedules. */
const knownPauses = new Map<string, number | null>();
const mostKnown = 10_000;

/**
 * The longest pause between two turns of a cron expression, in seconds: the night, for one of each half hour of the day.
 * Null for one that the queue could not keep, or that comes once.
 */
export const longestPauseSeconds = (schedule: string, zone: string): number | null => {
  const key = JSON.stringify([schedule, zone]);
  const known = knownPauses.get(key);
  if (known !== undefined) return known;
  const turns =
    scheduleFault(schedule, zone) === null ? reader.previewSchedule(schedule, { tz: zone, count: turnsLookedAt }) : [];
  const pauses = turns.slice(1).map((turn, place) => turn.getTime() - (turns[place] ?? turn).getTime());
  const longest = pauses.length === 0 ? null : Math.max(...pauses) / 1000;
  if (knownPauses.size >= mostKnown) knownPauses.clear();
  knownPauses.set(key, longest);
  return longest;
};
