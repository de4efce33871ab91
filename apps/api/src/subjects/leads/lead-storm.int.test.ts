import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awayWords, type Installation, type Part, startInstallation } from '../../../test/test-installation';
import { startSmtp } from '../../../test/test-leads';
import { startWebhook, whims } from '../../../test/test-webhook';

const isLong = process.env.FORECOURT_LONG_TESTS === '1';
const rounds = isLong ? 100 : 12;
const parts: readonly Part[] = ['api', 'worker', 'database'];
const leadsOfRound = 10;
/** Decides what is killed and when. Given again, it makes the same storm, as far as machines go. */
const seed = Number(process.env.FORECOURT_STORM_SEED ?? Date.now() % 1_000_000);
const secret = 'the secret of the storm';

/** Numbers from 0 up to 1 (mulberry32). */
const randomFrom = (start: number) => {
  let state = start;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let webhook: Awaited<ReturnType<typeof startWebhook>>;
let installation: Installation;
beforeAll(async () => {
  smtp = await startSmtp(whims(3));
  webhook = await startWebhook(secret, whims(7));
  installation = await startInstallation({
    env: {
      SMTP_URL: smtp.url,
      FORECOURT_MAIL_FROM: 'leads@forecourt.internal',
      FORECOURT_SECRET_STORM: secret,
      FORECOURT_DELIVERY_SPEED: '30',
    },
    webhook: { kind: 'webhook', url: webhook.url, key_id: 'storm', secret: 'STORM' },
  });
});
afterAll(async () => {
  await installation.close();
  await Promise.all([smtp.close(), webhook.close()]);
});

describe(`a storm (FORECOURT_STORM_SEED=${seed})`, () => {
  it(`[LEAD-02] [LEAD-03] ${rounds} rounds of kill -9 of api, worker and database amid ${rounds * leadsOfRound} leads, with destinations that refuse 20% and hang 5%: every acknowledged lead is one lead and reaches every destination`, {
    timeout: isLong ? 3_600_000 : 600_000,
  }, async () => {
    const { shoppers, rows, start, kill, delivered, fallen, logged } = installation;
    const random = randomFrom(seed);
    const pick = (): Part => parts[Math.floor(random() * 3)] ?? 'api';
    const kills: Record<Part, number> = { api: 0, worker: 0, database: 0 };
    for (let round = 0; round < rounds; round += 1) {
      shoppers.come(leadsOfRound);
      // Each in its turn first, so that a short storm spares none; sometimes two at once.
      const victims = new Set([parts[round] ?? pick(), ...(random() < 0.25 ? [pick()] : [])]);
      await pause(random() * 400);
      for (const victim of victims) {
        kills[victim] += 1;
        await kill(victim);
      }
      await pause(random() * 300);
      await Promise.all([...victims].map(start));
    }
    await shoppers.settled();
    await delivered();

    for (const part of parts) expect(kills[part]).toBeGreaterThan(0);
    const ids = [...shoppers.acknowledged.values()];
    expect(ids).toHaveLength(rounds * leadsOfRound);
    expect((await rows('select id from leads')).map(({ id }) => id).sort()).toEqual(ids.toSorted());
    const mailed = Map.groupBy(smtp.taken, ({ text }) => /^Lead: (\S+)$/m.exec(text)?.[1] ?? '');
    const posted = Map.groupBy(webhook.taken, ({ lead }) => lead);
    expect(ids.filter((id) => !mailed.has(id) || !posted.has(id))).toEqual([]);
    // A repeat can be recognised.
    expect(ids.filter((id) => new Set(mailed.get(id)?.map(({ messageId }) => messageId)).size !== 1)).toEqual([]);
    expect(ids.filter((id) => new Set(posted.get(id)?.map(({ key }) => key)).size !== 1)).toEqual([]);
    expect(webhook.forged).toEqual([]);
    expect(await rows("select 1 from messages where status <> 'delivered'")).toEqual([]);
    // Every shopper whose enquiry was not accepted was given the reason, and no process fell by itself.
    expect(shoppers.refusals.filter(({ status, error }) => status !== 503 || error !== awayWords)).toEqual([]);
    expect([fallen(), logged().match(/.*"level":60.*/g) ?? []]).toEqual([0, []]);
  });

  it('leaves nothing personal in the logs', () => {
    const logged = installation.logged();
    expect(logged).toContain('lead delivery failed');
    const personal = /avery|privatename|0491 ?570|private words|private-address|private-agent|not now/i;
    expect(logged.split('\n').filter((line) => personal.test(line))).toEqual([]);
  });
});
