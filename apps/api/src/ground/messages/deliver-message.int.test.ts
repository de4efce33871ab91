import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LeadDestination } from '@forecourt/config/dealership';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailbox, startLeadTests, startSmtp, testPerson } from '../../../test/test-leads';
import { replayLead } from '../../subjects/leads/replay-leads';
import { deliverMessage } from './deliver-message';
import { DeliveryFailure } from './delivery-failure';
import { smtpMail } from './mail';
import { enqueueMessage, messageQueue } from './message-queue';
import { requeueLost } from './requeue-lost';
import { webhookSender } from './webhook';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
beforeAll(async () => {
  tests = await startLeadTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.empty();
  await tests.setDestinations([mailbox('leads')]);
});

const send = async (message = 'Is it still there?') =>
  (await (await tests.post(tests.payload({ userData: { ...testPerson, message } }))).json()).lead_id as string;
const failing = (code = 'http_503', refused = false) => ({
  send: () => Promise.reject(new DeliveryFailure(code, refused)),
});
const states = () => tests.rows('select status, attempts, last_error from messages order by created_at, id');
const later = (ms: number) => {
  tests.clock.now = new Date(tests.clock.now.getTime() + ms);
};
const replaying = () => ({
  templates: tests.templates,
  db: tests.database.db,
  enqueue: enqueueMessage(tests.boss),
  mailFrom: 'leads@forecourt.example',
  now: tests.clock.now,
});

describe('tries', () => {
  it('[LEAD-02] are logged with code and duration and nothing personal, and the next is planned with them', async () => {
    await send();
    const slow = {
      send: async () => {
        later(1_234);
        throw Object.assign(new Error('451 <avery@example.com> later'), { code: 'EMESSAGE', responseCode: 451 });
      },
    };
    expect(await tests.deliverAll({ mail: slow })).toEqual([{ kind: 'failed', code: 'smtp_451', tries: 1 }]);
    expect(await tests.rows('select at, outcome, duration_ms from message_attempts')).toEqual([
      { at: new Date('2026-11-21T01:00:00Z'), outcome: 'smtp_451', duration_ms: 1_234 },
    ]);
    expect(await tests.rows('select status, next_attempt_at from messages')).toEqual([
      { status: 'pending', next_attempt_at: new Date(tests.clock.now.getTime() + 15_000) },
    ]);
    expect(
      await tests.rows(
        `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
         where name = '${messageQueue}' order by created_on desc, start_after desc limit 1`,
      ),
    ).toEqual([{ seconds: 15 }]);
    expect(await tests.deliverAll()).toEqual([{ kind: 'delivered' }]);
    expect(await tests.rows('select outcome from message_attempts order by id')).toEqual([
      { outcome: 'smtp_451' },
      { outcome: 'delivered' },
    ]);
    expect(await states()).toEqual([{ status: 'delivered', attempts: 2, last_error: null }]);
    expect(await tests.deliverAll()).toEqual([]);
  });

  it.each([
    ['60 when it may pass', 'timeout', false, 60],
    ['10 when it is refused', 'smtp_550', true, 10],
  ])('[LEAD-02] end as a dead letter after %s, which an operator replays', async (_, code, refused, tries) => {
    const lead = await send();
    const outcomes: string[] = [];
    for (let round = 0; round < 200; round += 1) {
      const [outcome] = await tests.deliverAll({ mail: failing(code, refused) });
      if (outcome === undefined) break;
      if (outcome.kind !== 'waiting') outcomes.push(outcome.kind);
      later(3_600_000);
    }
    expect(outcomes).toEqual([...Array.from({ length: tries - 1 }, () => 'failed'), 'given-up']);
    expect(await states()).toEqual([{ status: 'failed', attempts: tries, last_error: code }]);
    const [before] = await tests.rows('select message_id from messages');
    expect(await replayLead(replaying(), lead)).toBe(1);
    expect(await tests.deliverAll()).toEqual([{ kind: 'delivered' }]);
    expect(await tests.rows('select message_id, status from messages')).toEqual([{ ...before, status: 'delivered' }]);
    expect(await tests.count('message_attempts')).toBe(tries + 1);
    expect(await replayLead(replaying(), lead)).toBe(0);
  });
});

describe('replay', () => {
  it('[LEAD-02] sends to the corrected address in place of the wrong one, and to no other recipient again', async () => {
    await tests.setDestinations([mailbox('fine'), mailbox('tpyo')]);
    const lead = await send();
    const sent: string[] = [];
    const mail = {
      send: async ({ to }: { to?: unknown }) => {
        const [address = ''] = to as string[];
        if (address.startsWith('tpyo')) throw new DeliveryFailure('smtp_550', true);
        sent.push(address);
      },
    };
    for (let round = 0; round < 10; round += 1) await tests.deliverAll({ mail });
    await tests.setDestinations([mailbox('fine'), mailbox('typo')]);
    expect(await replayLead(replaying(), lead)).toBe(1);
    await tests.deliverAll({ mail });
    expect(sent).toEqual(['fine@yard.example', 'typo@yard.example']);
    expect((await states()).map(({ status }) => status).sort()).toEqual(['delivered', 'delivered', 'replaced']);
  });

  it('finds overdue deliveries that lost their job, and never adds a second job to one that has it', async () => {
    await send();
    later(10 * 60_000);
    expect(await requeueLost(replaying())).toBe(0);
    await tests.boss.deleteAllJobs(messageQueue);
    expect(await requeueLost({ ...replaying(), now: new Date('2026-11-21T01:02:00Z') })).toBe(0);
    expect(await requeueLost({ ...replaying(), now: new Date('2026-11-21T01:02:01Z') })).toBe(1);
    expect(await requeueLost(replaying())).toBe(0);
  });
});

describe('a destination that keeps failing', () => {
  it('[LEAD-02] is paused after five failures in a row, probed by one worker alone, and used again when it works', async () => {
    await tests.setDestinations([mailbox('broken'), mailbox('fine')]);
    const mail = {
      send: async ({ to }: { to?: unknown }) => {
        if (String(to).startsWith('broken')) throw new DeliveryFailure('timeout');
      },
    };
    for (let lead = 0; lead < 7; lead += 1) await send(`Lead ${lead}`);
    const kinds = (await tests.deliverAll({ mail })).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'failed')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'waiting')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'delivered')).toHaveLength(7);
    expect(await tests.rows("select count(*)::int from messages where status = 'pending' and attempts = 0")).toEqual([
      { count: 2 },
    ]);
    later(29_999);
    expect((await tests.deliverAll({ mail })).every(({ kind }) => kind === 'waiting')).toBe(true);
    later(1);
    expect((await tests.deliverAll({ mail })).map(({ kind }) => kind)).toEqual([
      'failed',
      ...Array.from({ length: 6 }, () => 'waiting'),
    ]);
    later(59_999);
    expect((await tests.deliverAll()).every(({ kind }) => kind === 'waiting')).toBe(true);
    later(1);
    expect((await tests.deliverAll()).every(({ kind }) => kind === 'delivered')).toBe(true);
    expect(await tests.count('delivery_circuits')).toBe(0);
  });

  it('[LEAD-02] is paused for half a minute at first, however many tries were under way when it failed', async () => {
    const tries = 12;
    for (let lead = 0; lead < tries; lead += 1) await send(`Lead ${lead}`);
    const waiting = await tests.rows("select id from messages where status = 'pending'");
    let begun = 0;
    let fail = (): void => undefined;
    const allBegun = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const mail = {
      send: async () => {
        begun += 1;
        if (begun === tries) fail();
        await allBegun;
        throw new DeliveryFailure('timeout');
      },
    };
    // A moment passes between the beginning and the end of a try.
    const now = () => {
      later(1);
      return tests.clock.now;
    };
    const turns = await Promise.all(waiting.map(({ id }) => deliverMessage(tests.ports({ mail, now }), id)));
    expect(turns.every(({ outcome }) => outcome.kind === 'failed')).toBe(true);
    const [circuit] = await tests.rows('select failures, paused_until from delivery_circuits');
    expect(circuit.failures).toBe(5);
    expect(circuit.paused_until.getTime() - tests.clock.now.getTime()).toBeLessThanOrEqual(30_000);
    // The try after the pause counts again.
    later(30_000);
    expect((await tests.deliverAll({ mail }))[0]).toMatchObject({ kind: 'failed', code: 'timeout' });
    const [after] = await tests.rows('select failures, paused_until from delivery_circuits');
    expect([after.failures, after.paused_until.getTime() - tests.clock.now.getTime()]).toEqual([6, 60_000]);
  });

  it('is not paused when it refuses a single lead', async () => {
    for (let lead = 0; lead < 7; lead += 1) await send(`Lead ${lead}`);
    expect(new Set((await tests.deliverAll({ mail: failing('smtp_554', true) })).map(({ kind }) => kind))).toEqual(
      new Set(['failed']),
    );
  });
});

describe('webhooks', () => {
  let server: Server;
  let url = '';
  let answer: { status: number; headers?: Record<string, string> } | 'hang';
  let taken: { headers: IncomingHttpHeaders; body: string }[];
  const secrets: Record<string, string> = { YARD_CRM: 'the secret of the yard' };
  const settings = {
    allowPrivateAddresses: true,
    namedSecret: (name: string) => secrets[name] ?? null,
    now: () => tests.clock.now,
    timeoutMs: 3_000,
  };
  const deliver = (more: Partial<Parameters<typeof webhookSender>[0]> = {}) =>
    tests.deliverAll({ webhook: webhookSender({ ...settings, ...more }) });
  const webhook = (more: object = {}): LeadDestination => ({
    kind: 'webhook',
    url,
    key_id: '2026-11',
    secret: 'YARD_CRM',
    ...more,
  });

  beforeEach(async () => {
    taken = [];
    answer = { status: 204 };
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        taken.push({ headers: request.headers, body });
        if (answer !== 'hang') response.writeHead(answer.status, answer.headers).end('ignored');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`;
    await tests.setDestinations([webhook()]);
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('[LEAD-02] carry the whole lead, signed over time and body with a named key, under one idempotency key', async () => {
    const lead = await send();
    answer = { status: 503 };
    expect(await deliver()).toEqual([{ kind: 'failed', code: 'http_503', tries: 1 }]);
    later(60_000);
    answer = { status: 200 };
    expect(await deliver()).toEqual([{ kind: 'delivered' }]);
    const [first, second] = taken;
    for (const { headers, body } of taken) {
      const timestamp = headers['x-forecourt-timestamp'];
      const expected = createHmac('sha256', 'the secret of the yard').update(`${timestamp}.${body}`).digest('hex');
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'x-forecourt-key-id': '2026-11',
        'x-forecourt-signature': `sha256=${expected}`,
      });
    }
    expect(first?.headers['x-forecourt-timestamp']).toBe('1795222800');
    expect(second?.headers['x-forecourt-timestamp']).toBe('1795222860');
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      lead_id: lead,
      dealership: { id: 'yard' },
      vehicle: { stocknum: 'S1' },
      category: 'vehicle',
      form_completed: true,
      consent: { opt_in: true },
      userData: testPerson,
    });
  });

  it.each([
    ['refuse', { status: 404 }, 'http_404'],
    ['are busy', { status: 429 }, 'http_429'],
    ['redirect', { status: 307, headers: { location: '/elsewhere' } }, 'redirect'],
    ['never answer', 'hang' as const, 'timeout'],
  ])('that %s are tried again, with the code kept', async (_, given, code) => {
    await send();
    answer = given;
    expect(await deliver()).toEqual([{ kind: 'failed', code, tries: 1 }]);
    expect(taken).toHaveLength(1);
  });

  it('wait for a secret that is not there, and take a new key without a restart', async () => {
    await tests.setDestinations([webhook({ secret: 'NEW_ONE', key_id: '2027' })]);
    const lead = await send();
    expect(await deliver()).toEqual([{ kind: 'failed', code: 'secret_missing', tries: 1 }]);
    secrets.NEW_ONE = 'another';
    expect(await deliver()).toEqual([{ kind: 'delivered' }]);
    expect(taken[0]?.headers['x-forecourt-key-id']).toBe('2027');
    expect(await replayLead(replaying(), lead)).toBe(0);
  });

  it('at private addresses or without https are never called unless that is allowed', async () => {
    await send();
    expect(await deliver({ allowPrivateAddresses: false })).toMatchObject([{ code: 'not_https' }]);
    await tests.empty();
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254']) {
      await tests.setDestinations([webhook({ url: `https://${host}:${new URL(url).port}/` })]);
      await send(host);
      expect((await deliver({ allowPrivateAddresses: false })).at(-1)).toMatchObject({ code: 'private_address' });
      await tests.empty();
    }
    expect(taken).toEqual([]);
  });
});

describe('SMTP', () => {
  it('gives up in time on a server that takes the message and never answers', async () => {
    const smtp = await startSmtp(() => 'hang');
    await send();
    const [outcome] = await tests.deliverAll({ mail: smtpMail(smtp.url, 600) });
    expect(outcome).toMatchObject({ kind: 'failed' });
    await smtp.close();
  });

  it.each([
    [451, false],
    [550, true],
  ])('treats an answer of %i as refused: %s', async (code, refused) => {
    const smtp = await startSmtp(() => 'refuse', { refusal: code });
    await send();
    expect(await tests.deliverAll({ mail: smtpMail(smtp.url) })).toEqual([
      { kind: 'failed', code: `smtp_${code}`, tries: 1 },
    ]);
    expect(await tests.count('delivery_circuits')).toBe(refused ? 0 : 1);
    await smtp.close();
  });
});
