import { sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { formerMessageQueue, messageQueue } from './message-queue';
import type { MessageTemplates } from './message-template';
import type { EnqueueMessage } from './new-message';

/** How long a message may be overdue before it is looked for, in milliseconds. */
const overdueMs = 2 * 60_000;

/**
 * Puts messages back into the queue whose job is gone: a queue that was cleared, jobs kept too briefly. The message is
 * the truth, the job only its alarm clock.
 * @returns how many there were
 */
export const requeueLost = async ({
  db,
  enqueue,
  templates,
  now,
}: {
  readonly db: Db;
  readonly enqueue: EnqueueMessage;
  readonly templates: MessageTemplates;
  readonly now: Date;
}): Promise<number> => {
  const since = new Date(now.getTime() - overdueMs).toISOString();
  const lost = await db.execute<{ id: string; template: string }>(sql`
    select m.id, m.template from messages m
    where m.status = 'pending' and coalesce(m.next_attempt_at, m.created_at) < ${since}::timestamptz
      and not exists (
        select 1 from pgboss.job j
        where j.name in (${messageQueue}, ${formerMessageQueue}) and j.state in ('created', 'retry', 'active')
          and coalesce(j.data->>'message', j.data->>'delivery_id') = m.id::text)
    order by m.created_at limit 1000`);
  for (const { id, template } of lost.rows) {
    const priority = templates.get(template)?.kind.priority ?? 0;
    await db.transaction((tx) => enqueue(tx, { id, priority }));
  }
  return lost.rows.length;
};
