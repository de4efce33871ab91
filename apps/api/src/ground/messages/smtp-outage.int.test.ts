import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, startInstallation } from '../../../test/test-installation';
import { startSmtp } from '../../../test/test-leads';
import type { LeadRow } from '../../subjects/leads/list-leads';
import { freePort } from '../embedded-postgres/server';
import { deliveryPace } from './delivery-pace';

const isLong = process.env.FORECOURT_LONG_TESTS === '1';
/** A minute in `test:long`; else as long as a minute is to deliveries that are fifteen times as fast. */
const speed = isLong ? 1 : 15;
const downMs = 60_000 / speed;
const pace = deliveryPace(speed);

let port: number;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let installation: Installation;
beforeAll(async () => {
  port = await freePort();
  smtp = await startSmtp(() => 'take', { port });
  installation = await startInstallation({
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      FORECOURT_MAIL_FROM: 'leads@forecourt.internal',
      FORECOURT_DELIVERY_SPEED: String(speed),
    },
  });
});
afterAll(async () => {
  await installation.close();
  await smtp.close();
});

const list = async (...args: string[]) => (await installation.programs.forecourt('leads', 'list', ...args)).out;
const listed = async (status: string): Promise<readonly LeadRow[]> =>
  JSON.parse(await list('--status', status, '--json', '--limit', '1000'));

describe('a mail server that is away for a minute', () => {
  it('[LEAD-02] costs no enquiry: all are accepted, tried with growing waits, put off while it is known to be away, and delivered when it is back', {
    timeout: isLong ? 900_000 : 300_000,
  }, async () => {
    const { shoppers, rows, delivered, fallen } = installation;
    shoppers.come(5);
    await shoppers.settled();
    await delivered();
    const before = smtp.taken.map(({ text }) => text);
    await smtp.close();

    const began = performance.now();
    let pauses: readonly { paused_until: Date | null }[] = [];
    while (performance.now() - began < downMs || pauses.length === 0) {
      shoppers.come(2);
      await pause(downMs / 20);
      if (pauses.length === 0)
        pauses = await rows('select paused_until from delivery_circuits where paused_until is not null');
    }
    await shoppers.settled();
    expect(shoppers.refusals).toEqual([]);
    const waiting = await listed('pending');
    expect(waiting).toHaveLength(shoppers.made() - 5);
    const states = waiting.flatMap(({ deliveries }) => deliveries);
    expect(states.every(({ paused_until }) => paused_until !== null)).toBe(true);
    expect(states.filter(({ last_error }) => last_error === 'esocket').length).toBeGreaterThanOrEqual(5);
    expect(await list('--status', 'pending')).toMatch(
      / pending \(\d+, esocket; destination paused until 20\d\d-\S+Z\)/,
    );
    // Had none been put off, each would have been tried at once.
    expect(states.filter(({ attempts }) => attempts === 0).length).toBeGreaterThan(states.length / 4);
    const gaps = await rows(
      `select extract(epoch from at - lag(at) over turns) * 1000 as ms, row_number() over turns - 1 as tries
       from message_attempts window turns as (partition by message order by id)`,
    );
    for (const { ms, tries } of gaps.filter((gap) => gap.ms !== null))
      expect(Number(ms)).toBeGreaterThanOrEqual((pace.firstWaitMs * 2 ** (tries - 1)) / 2);

    smtp = await startSmtp(() => 'take', { port });
    await delivered();
    const ids = [...shoppers.acknowledged.values()];
    const mailed = [...before, ...smtp.taken.map(({ text }) => text)].map((text) => /^Lead: (\S+)$/m.exec(text)?.[1]);
    expect(new Set(mailed)).toEqual(new Set(ids));
    expect(await rows('select 1 from delivery_circuits')).toEqual([]);
    expect([await listed('pending'), await listed('failed')]).toEqual([[], []]);
    const done = await listed('delivered');
    expect(done.map(({ lead_id }) => lead_id).toSorted()).toEqual(ids.toSorted());
    expect(done.flatMap(({ deliveries }) => deliveries).every(({ paused_until }) => paused_until === null)).toBe(true);
    expect(fallen()).toBe(0);
  });
});
