import { sql } from 'drizzle-orm';
import type { Db } from '../database/database';

/** Mails that do not go out as they should. */
export interface MailStanding {
  /** Given up in the last day since the mail server, or the receiver's, said that it will never take them. */
  readonly refused: number;
  /** Known in the last day to have come back after a server had taken them (`forecourt messages bounced`). */
  readonly bounced: number;
  /** Given up in the last day after all tries failed. */
  readonly givenUp: number;
  /** Tried at least once, and to be tried again. */
  readonly retrying: number;
}

/**
 * How mail stands, of every kind and to anybody. What a receiver's server sends back after it has taken a mail comes to
 * the mailbox of FORECOURT_MAIL_FROM: it counts once it was given to `forecourt messages bounced`.
 */
export const readMailStanding = async (db: Pick<Db, 'execute'>, now: Date): Promise<MailStanding> => {
  const answer = await db.execute<Record<keyof MailStanding, number>>(sql`
    select
      count(*) filter (where m.status = 'failed' and m.last_error like 'smtp_5%')::int as refused,
      count(*) filter (where m.status = 'failed' and m.last_error like 'bounced%')::int as bounced,
      count(*) filter (where m.status = 'failed' and m.last_error not like 'smtp_5%' and m.last_error not like 'bounced%')::int as "givenUp",
      count(*) filter (where m.status = 'pending')::int as retrying
    from messages m
    where (m.status = 'pending' and m.attempts > 0 or m.status = 'failed' and exists (
        select from message_attempts a
        where a.message = m.id and a.at > ${now.toISOString()}::timestamptz - interval '1 day'))
      and (m.destination ->> 'kind' = 'email' or m.destination ->> 'by' = 'email')`);
  const [row] = answer.rows;
  if (row === undefined) throw new Error('The database counted no mails.');
  return row;
};
