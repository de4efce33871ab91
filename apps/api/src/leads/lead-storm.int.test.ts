import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../paths';
import { webhookSignature } from './lead-webhook';
import { mailbox, startLeadTests, startSmtp, testPerson } from './test-leads';

const isLong = process.env.FORECOURT_LONG_TESTS === '1';
const rounds = isLong ? 30 : 4;
const leadCount = isLong ? 1000 : 80;
const secret = 'the secret of the storm';

/** 20% refuse, 5% never answer; the same every run. */
const whims = (seed: number) => {
  let state = seed;
  return (): 'take' | 'refuse' | 'hang' => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const share = state / 2_147_483_648;
    if (share < 0.05) return 'hang';
    return share < 0.25 ? 'refuse' : 'take';
  };
};

const startWebhook = async () => {
  const whim = whims(7);
  const taken: { readonly lead: string; readonly key: string }[] = [];
  const forged: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const timestamp = String(request.headers['x-forecourt-timestamp']);
      const isOurs = request.headers['x-forecourt-signature'] === `sha256=${webhookSignature(secret, timestamp, body)}`;
      if (!isOurs) forged.push(body);
      const decided = whim();
      if (decided === 'hang') return;
      if (decided === 'take')
        taken.push({ lead: JSON.parse(body).lead_id, key: String(request.headers['idempotency-key']) });
      response.writeHead(decided === 'take' ? 200 : 503).end('Not now, avery@example.com');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    taken,
    forged,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};

const bundle = join(repositoryRoot, '.forecourt', 'test', `lead-storm-${process.pid}.mjs`);
let tests: Awaited<ReturnType<typeof startLeadTests>>;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let webhook: Awaited<ReturnType<typeof startWebhook>>;
const running: ChildProcess[] = [];
let logged = '';
const epoch = Date.now();

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('./storm-process.ts', import.meta.url))],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    conditions: ['@forecourt/source'],
    plugins: [
      {
        name: 'our source, their packages',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            path.startsWith('@forecourt/') || kind === 'entry-point' ? undefined : { path, external: true },
          ),
      },
    ],
  });
  tests = await startLeadTests();
  // The jobs are the children's alone.
  smtp = await startSmtp(whims(3));
  webhook = await startWebhook();
  await tests.setDestinations([
    mailbox('leads'),
    { kind: 'webhook', url: webhook.url, key_id: 'storm', secret: 'STORM' },
  ]);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all([smtp.close(), webhook.close()]);
  await tests.close();
  rmSync(bundle, { force: true });
});

const start = async () => {
  const child = spawn(process.execPath, [bundle], {
    env: {
      ...process.env,
      STORM_DATABASE: tests.database.url,
      STORM_SMTP: smtp.url,
      STORM_SECRET: secret,
      STORM_EPOCH: String(epoch),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  child.stderr.on('data', (part) => {
    logged += part;
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (part) => resolve(Number(part)));
    child.once('exit', () => reject(new Error(`The process ended before it listened:\n${logged.slice(-2000)}`)));
  });
  return { child, port };
};

describe('a storm', () => {
  it(`[LEAD-02] [LEAD-03] ${rounds} kills of api and worker amid ${leadCount} leads, with destinations that refuse 20% and hang 5%: every acknowledged lead is one lead and reaches every destination`, {
    timeout: isLong ? 1_800_000 : 180_000,
  }, async () => {
    const waiting = Array.from({ length: leadCount }, (_, number) => ({ number, key: randomUUID() }));
    const acknowledged = new Map<number, string>();
    const payload = ({ number, key }: { number: number; key: string }) =>
      tests.payload({
        idempotency_key: key,
        url: `/cars/private-address-${number}`,
        user_agent: 'private-agent',
        userData: { ...testPerson, last_name: 'Privatename', message: `Private words ${number}` },
      });
    const submitUntil = async (port: number, ended: AbortSignal, gapMs: number): Promise<void> => {
      while (!ended.aborted) {
        const lead = waiting.shift();
        if (lead === undefined) return;
        try {
          const answer = await fetch(`http://127.0.0.1:${port}/api/leads`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(payload(lead)),
            signal: ended,
          });
          acknowledged.set(lead.number, (await answer.json()).lead_id);
        } catch {
          // No answer: the shopper presses the button again.
          waiting.push(lead);
        }
        await pause(gapMs);
      }
    };

    for (let round = 0; round < rounds; round += 1) {
      const { child, port } = await start();
      const ended = new AbortController();
      const submitting = Promise.all([1, 2, 3].map(() => submitUntil(port, ended.signal, 25)));
      await pause(400 + Math.random() * 900);
      child.kill('SIGKILL');
      ended.abort();
      await submitting;
    }
    const { child, port } = await start();
    await submitUntil(port, new AbortController().signal, 0);
    for (;;) {
      const [open] = await tests.rows("select count(*)::int from lead_deliveries where status = 'pending'");
      if (open.count === 0) break;
      await pause(200);
    }
    child.kill('SIGKILL');

    expect(acknowledged.size).toBe(leadCount);
    const ids = [...acknowledged.values()];
    expect(new Set(ids).size).toBe(leadCount);
    expect(await tests.count('leads')).toBe(leadCount);
    const mailed = Map.groupBy(smtp.taken, ({ text }) => /^Lead: (\S+)$/m.exec(text)?.[1] ?? '');
    const posted = Map.groupBy(webhook.taken, ({ lead }) => lead);
    expect(ids.filter((id) => !mailed.has(id) || !posted.has(id))).toEqual([]);
    // A repeat can be recognised.
    expect(ids.filter((id) => new Set(mailed.get(id)?.map(({ messageId }) => messageId)).size !== 1)).toEqual([]);
    expect(ids.filter((id) => new Set(posted.get(id)?.map(({ key }) => key)).size !== 1)).toEqual([]);
    expect(webhook.forged).toEqual([]);
    expect(await tests.rows("select 1 from lead_deliveries where status <> 'delivered'")).toEqual([]);
  });

  it('leaves nothing personal in the logs', () => {
    expect(logged).toContain('lead delivery failed');
    for (const personal of [
      /avery/i,
      /privatename/i,
      /0491/,
      /private words/i,
      /private-address/,
      /private-agent/,
      /Not now/,
    ])
      expect(logged).not.toMatch(personal);
  });
});
