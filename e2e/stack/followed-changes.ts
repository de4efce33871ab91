import { expect } from '@playwright/test';
import { metricsPort } from './address-book';
import { ask } from './ask';
import { inDatabase } from './database';

/** The newest change that is written, whoever made it: the id of its transaction, as followers count. */
const newestChange = (): Promise<number> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ xid: string }>(
      'select xid::text from changes order by changes.xid desc limit 1',
    );
    return Number(rows[0]?.xid ?? 0);
  });

/** The last change that the page cache of a template app has applied, by the metrics of its process. */
const appliedChange = async (template: string): Promise<number> => {
  const port = new Map<string, number>(Object.entries(metricsPort)).get(`template-${template}`);
  if (port === undefined) throw new Error(`Template ${template} has no port of metrics.`);
  const { body } = await ask({ host: '127.0.0.1', port, path: '/metrics' });
  return Number(/^forecourt_page_cache_seq\S* (\d+)/m.exec(body)?.[1] ?? Number.NaN);
};

/**
 * Waits until the page cache of a template app has applied every change that is written by now. From then on a page that
 * one of them touches is drawn anew for the first who asks for it: an order that holds on a machine however busy.
 */
export const whenFollowed = async (template: string): Promise<void> => {
  const newest = await newestChange();
  await expect.poll(() => appliedChange(template)).toBeGreaterThanOrEqual(newest);
};
