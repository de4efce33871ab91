import { gaugeOf, type Sample, shortMemory } from '@forecourt/api-contract/operator';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Database } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import { readMailStanding } from '../../ground/messages/mail-standing';
import { readLeadPace } from '../../subjects/leads';
import { readMediaDisk } from '../../subjects/media';
import { readStockStanding } from '../../subjects/stock';
import { templateStates } from '../../subjects/templates';
import { readBackupAge } from './backup-age';

/** Milliseconds: what is told here changes by the hour. */
const goodForMs = 60_000;

interface Watched {
  readonly database: Pick<Database, 'db'>;
  readonly env: Pick<Env, 'allowPrivateAddresses' | 'now' | 'dataDir'>;
  readonly log: Logger;
}

/** What the feed of uploads is called, which has no name. */
const uploads = 'uploads';

/**
 * Figures by which an operator sees that something of a dealer has stopped: stock that does not come, a site without
 * leads, mails that come back; registered templates that are not what they were; the disk of pictures and the age of the
 * last back-up. API and worker report the same ones: take the largest (`max`). What cannot be read is left out.
 */
export const watchDealers = (registry: Registry, { database: { db }, env, log }: Watched): void => {
  const remembered = <Answer>(what: string, read: () => Promise<Answer>) =>
    shortMemory(read, (error) => log.warn({ err: error }, `${what} cannot be read`), { goodForMs });
  const stock = remembered('how old the stock of dealerships is', () => readStockStanding(db, env.now()));
  const leads = remembered('when sites had their last leads', () => readLeadPace(db, env.now()));
  const mails = remembered('how mails stand', () => readMailStanding(db, env.now()));
  const templates = remembered('how registered templates are', () => templateStates(db, env));
  const backup = remembered('when the last back-up was', async () => [await readBackupAge(env.dataDir, env.now())]);
  const disk = remembered('the disk of pictures', () => readMediaDisk(env.dataDir));
  const gauge = <Answer>(
    about: { readonly name: string; readonly help: string; readonly labelNames?: readonly string[] },
    ask: () => Promise<Answer | null>,
    samples: (answer: Answer) => readonly Sample[],
  ): void =>
    gaugeOf(registry, { ...about, name: `forecourt_${about.name}` }, async () => {
      const answer = await ask();
      return answer === null ? [] : samples(answer);
    });

  const ofFeed = ['dealership', 'feed'];
  gauge(
    {
      name: 'stock_age_seconds',
      help: 'Seconds since stock that comes by itself last came whole, by dealership and feed.',
      labelNames: ofFeed,
    },
    stock,
    (found) =>
      found.map(({ dealership, feed, ageSeconds }) => ({
        labels: { dealership, feed: feed ?? uploads },
        value: ageSeconds,
      })),
  );
  gauge(
    {
      name: 'stock_due_seconds',
      help: 'Seconds after which it is late: twice its schedule, 26 hours for uploads.',
      labelNames: ofFeed,
    },
    stock,
    (found) =>
      found.map(({ dealership, feed, dueSeconds }) => ({
        labels: { dealership, feed: feed ?? uploads },
        value: dueSeconds,
      })),
  );
  gauge(
    {
      name: 'site_last_lead_age_seconds',
      help: 'Seconds since the last lead of a site, of sites with one in ninety days.',
      labelNames: ['site'],
    },
    leads,
    (found) => found.map(({ site, ageSeconds }) => ({ labels: { site }, value: ageSeconds })),
  );
  gauge(
    {
      name: 'site_lead_gap_seconds',
      help: 'Seconds between two leads of a site on average, in the four weeks up to its last; of sites with enough to say.',
      labelNames: ['site'],
    },
    leads,
    (found) =>
      found.flatMap(({ site, usualGapSeconds }) =>
        usualGapSeconds === null ? [] : [{ labels: { site }, value: usualGapSeconds }],
      ),
  );
  gauge(
    {
      name: 'mails',
      help: 'Mails that were refused, came back, or were given up after all tries, in the last day; and those that are tried again.',
      labelNames: ['state'],
    },
    mails,
    ({ refused, bounced, givenUp, retrying }) => [
      { labels: { state: 'refused' }, value: refused },
      { labels: { state: 'bounced' }, value: bounced },
      { labels: { state: 'given-up' }, value: givenUp },
      { labels: { state: 'retrying' }, value: retrying },
    ],
  );
  gauge(
    {
      name: 'registered_template',
      help: 'Always 1: whether the app of a registered template is as it was registered (well), another now (differs), or without an answer (away).',
      labelNames: ['template', 'state'],
    },
    templates,
    (found) => found.map(({ id, now: { state } }) => ({ labels: { template: id, state }, value: 1 })),
  );
  gauge(
    { name: 'media_disk_free_bytes', help: 'Bytes that are left on the disk of pictures.' },
    disk,
    ({ freeBytes }) => [{ value: freeBytes }],
  );
  gauge(
    {
      name: 'backup_age_seconds',
      help: 'Seconds since the last back-up that was marked as whole; left out before the first.',
    },
    backup,
    (ages) => ages.flatMap((age) => (age === null ? [] : [{ value: age }])),
  );
  gauge({ name: 'media_disk_size_bytes', help: 'Bytes of the disk of pictures.' }, disk, ({ sizeBytes }) => [
    { value: sizeBytes },
  ]);
};
