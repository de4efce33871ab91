import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClusterLease, leaseCluster } from './cluster';
import { isRunning } from './process-state';

let folder: string;
let leases: ClusterLease[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-cluster-'));
  // PostgreSQL may run as another user than the tests.
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  await Promise.all(leases.map((lease) => lease.release()));
  leases = [];
  rmSync(folder, { recursive: true, force: true });
});

const lease = async (): Promise<ClusterLease> => {
  const taken = await leaseCluster(folder, 0);
  leases.push(taken);
  return taken;
};
const postmaster = () => Number.parseInt(readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8'), 10);
const ask = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};
/** How many processes have a share, by the connections they keep. */
const leased = async (url: string): Promise<number | string> =>
  ask(url, "select count(*)::int from pg_stat_activity where application_name = 'forecourt lease'").then(
    ([row]) => row.count,
    () => 'away',
  );

describe('the embedded PostgreSQL', () => {
  it('[DATA-01] is created without a server, shared by all who ask at once, and stopped when the last releases it', async () => {
    const [one, other] = await Promise.all([lease(), lease()]);
    if (one === undefined || other === undefined) throw new Error('no lease');
    expect(one.url('postgres')).toBe(other.url('postgres'));
    await ask(one.url('postgres'), 'create table kept (word text)');
    await ask(one.url('postgres'), "insert into kept values ('still here')");
    const server = postmaster();
    await one.release();
    expect(isRunning(server)).toBe(true);
    await other.release();
    expect(isRunning(server)).toBe(false);
    const again = await lease();
    expect(await ask(again.url('postgres'), 'select word from kept')).toEqual([{ word: 'still here' }]);
  });

  it('keeps its password from other readers and refuses other passwords', async () => {
    const { url } = await lease();
    const wrong = new URL(url('postgres'));
    wrong.password = 'guessed';
    await expect(ask(wrong.toString(), 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('[DATA-01] restarts by itself after it was killed, with everything committed', async () => {
    const { url } = await lease();
    await ask(url('postgres'), 'create table kept (word text)');
    await ask(url('postgres'), "insert into kept values ('committed')");
    process.kill(postmaster(), 'SIGKILL');
    const read = () => ask(url('postgres'), 'select word from kept').catch(() => 'away');
    await expect.poll(read, { interval: 200 }).toEqual([{ word: 'committed' }]);
  });

  it('[DATA-01] keeps its port and record when one of its processes is killed and it recovers by itself', async () => {
    const { url } = await lease();
    await ask(url('postgres'), 'create table kept (word text)');
    await ask(url('postgres'), "insert into kept values ('committed')");
    const recorded = readFileSync(join(folder, 'postgres.json'), 'utf8');
    const server = postmaster();
    const victim = new pg.Client({ connectionString: url('postgres') });
    victim.on('error', () => undefined);
    await victim.connect();
    for (let round = 0; round < 3; round += 1) {
      const [{ pid }] = await ask(
        url('postgres'),
        "select pid from pg_stat_activity where backend_type = 'checkpointer'",
      );
      process.kill(pid, 'SIGKILL');
      // Whoever comes while it recovers waits for it, and shares it.
      const other = await lease();
      expect(await ask(other.url('postgres'), 'select word from kept')).toEqual([{ word: 'committed' }]);
      await other.release();
    }
    await expect.poll(() => leased(url('postgres')), { interval: 100 }).toBe(1);
    expect([postmaster(), readFileSync(join(folder, 'postgres.json'), 'utf8')]).toEqual([server, recorded]);
  });
});
