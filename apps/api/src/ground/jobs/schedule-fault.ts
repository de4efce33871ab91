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
