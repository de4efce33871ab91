import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ancestors, identify, isAlive } from '../workspace/process-identity.mjs';
import { claimInstance, START } from './instance.mjs';
import { describeTakenPorts } from './ports.mjs';
import { endProcesses, processRecords } from './process-records.mjs';
import { createSupervisor } from './supervisor.mjs';

const STAYS = 'process.stdout.write("up\\n"); setInterval(() => {}, 1000);';
const DEAF = `process.on("SIGTERM", () => {}); ${STAYS}`;

describe('processes of a start', () => {
  let folder = '';
  let children: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-processes-'));
    children = [];
  });
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (script: string) => {
    const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'ignore'] });
    children.push(child);
    await once(child.stdout, 'data');
    const identity = identify(child.pid ?? 0);
    if (identity === null) throw new Error('The process did not start.');
    return { child, identity };
  };

  it('are told apart from another process that got the same number', async () => {
    const { identity } = await start(STAYS);
    expect(isAlive(identity)).toBe(true);
    expect(isAlive({ ...identity, started: 'earlier' })).toBe(false);
  });

  it('know who started them', async () => {
    const { identity } = await start(STAYS);
    expect(ancestors(identity.pid)[0]).toEqual(identify(process.pid));
  });

  it('are ended by their records, by force if need be, and nobody else is', async () => {
    const willing = await start(STAYS);
    const deaf = await start(DEAF);
    const stranger = await start(STAYS);
    const ended = await endProcesses(
      [
        { name: 'willing', process: willing.identity, launchers: [] },
        { name: 'deaf', process: deaf.identity, launchers: [] },
        { name: 'gone', process: { ...stranger.identity, started: 'earlier' }, launchers: [] },
      ],
      500,
    );
    expect(ended).toEqual(['willing', 'deaf']);
    await expect.poll(() => [isAlive(willing.identity), isAlive(deaf.identity)]).toEqual([false, false]);
    expect(isAlive(stranger.identity)).toBe(true);
  });

  it('left by a killed start are ended by the next one; damaged records stop nobody', async () => {
    const records = processRecords(folder);
    const stray = await start(STAYS);
    records.write({ name: 'api', process: stray.identity, launchers: [] });
    records.write({ name: START, process: { pid: stray.identity.pid, started: 'earlier' }, launchers: [] });
    writeFileSync(join(folder, 'half.json'), '{"proc');
    expect(await claimInstance(records)).toEqual(['api']);
    expect(isAlive(stray.identity)).toBe(false);
    expect(records.readAll()).toMatchObject([{ name: START, process: { pid: process.pid } }]);
  });

  it('of a living start are left alone', async () => {
    const records = processRecords(folder);
    const other = await start(STAYS);
    records.write({ name: START, process: other.identity, launchers: [] });
    await expect(claimInstance(records)).rejects.toThrow(`process ${other.identity.pid}`);
    expect(isAlive(other.identity)).toBe(true);
  });

  it('that lost their npm are stopped by the next start', async () => {
    const records = processRecords(folder);
    const other = await start(STAYS);
    const npm = { pid: other.identity.pid, started: 'earlier' };
    records.write({ name: START, process: other.identity, launchers: [npm] });
    expect(await claimInstance(records)).toEqual([START]);
  });

  describe('under supervision', () => {
    const create = () => {
      const said: string[] = [];
      const records = processRecords(join(folder, 'processes'));
      const supervisor = createSupervisor({ logs: join(folder, 'logs'), records, say: (line) => said.push(line) });
      const spec = (name: string, script: string) => ({
        name,
        program: process.execPath,
        args: ['-e', script],
        cwd: folder,
        env: process.env,
      });
      const pidOf = (name: string) => records.readAll().find((record) => record.name === name)?.process.pid;
      return { supervisor, said, spec, pidOf, records };
    };

    it('are started again when killed, and it is said', async () => {
      const { supervisor, said, spec, pidOf, records } = create();
      supervisor.start(spec('api', STAYS));
      const first = pidOf('api') ?? 0;
      process.kill(first, 'SIGKILL');
      await expect.poll(() => said.join()).toMatch(/api ended \(SIGKILL\); it is started again in 0\.5 s/);
      await expect.poll(() => pidOf('api')).toBeDefined();
      expect(pidOf('api')).not.toBe(first);
      await supervisor.stop(['api'], 5_000);
      expect(records.readAll()).toEqual([]);
    });

    it('stop in the order asked for, by force after a while, and stay stopped', async () => {
      const { supervisor, said, spec, pidOf } = create();
      const log = join(folder, 'order');
      const noting = (name: string) =>
        `process.on("SIGTERM", () => { require("fs").appendFileSync(${JSON.stringify(log)}, "${name} "); process.exit(0); }); ${STAYS}`;
      supervisor.start(spec('api', noting('api')));
      supervisor.start(spec('deaf', DEAF));
      supervisor.start(spec('gateway', noting('gateway')));
      await expect.poll(() => ['api', 'deaf', 'gateway'].map(supervisor.tail)).toEqual(['up', 'up', 'up']);
      await supervisor.stop(['gateway', 'deaf', 'api'], 300);
      expect(readFileSync(log, 'utf8')).toBe('gateway api ');
      expect([pidOf('api'), pidOf('deaf'), said]).toEqual([undefined, undefined, []]);
    });

    it('say the last of what they wrote', async () => {
      const { supervisor, spec } = create();
      supervisor.start(spec('api', 'console.error("no database"); process.exit(3)'));
      await expect.poll(() => supervisor.failures('api')).toBeGreaterThan(0);
      expect(supervisor.tail('api')).toContain('no database');
      await supervisor.stop(['api'], 1_000);
    });

    it('end with us, even when we are killed and they know nothing of it', async () => {
      const exit = join(import.meta.dirname, 'exit-with-parent.mjs');
      const script = `
        const { createSupervisor } = await import(${JSON.stringify(join(import.meta.dirname, 'supervisor.mjs'))});
        const { processRecords } = await import(${JSON.stringify(join(import.meta.dirname, 'process-records.mjs'))});
        const supervisor = createSupervisor({ logs: ${JSON.stringify(folder)}, records: processRecords(${JSON.stringify(folder)}), say() {} });
        supervisor.start({ name: 'template', program: process.execPath, args: ['--import', ${JSON.stringify(exit)}, '-e', ${JSON.stringify(STAYS)}], cwd: '/', env: process.env });
        console.log('up');
        setInterval(() => {}, 1000);`;
      const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      children.push(parent);
      await once(parent.stdout, 'data');
      const log = join(folder, 'template.log');
      await expect.poll(() => existsSync(log) && readFileSync(log, 'utf8')).toMatch('up');
      const [service] = processRecords(folder).readAll();
      if (service === undefined) throw new Error('The service has no record.');
      expect(isAlive(service.process)).toBe(true);
      parent.kill('SIGKILL');
      await expect.poll(() => isAlive(service.process)).toBe(false);
    });
  });

  it('that watch their parent do not make those that they start watch them', async () => {
    const exit = join(import.meta.dirname, 'exit-with-parent.mjs');
    const says = 'process.stdout.write("told to watch: " + (process.env.FORECOURT_PARENT_PIPE ?? "no"))';
    const script = `require('node:child_process').spawn(process.execPath, ['--import', ${JSON.stringify(exit)}, '-e', ${JSON.stringify(says)}], { stdio: ['ignore', 'inherit', 'inherit'] });`;
    const parent = spawn(process.execPath, ['--import', exit, '-e', script], {
      env: { ...process.env, FORECOURT_PARENT_PIPE: '1' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(parent);
    const [told] = (await once(parent.stdout, 'data')) as [Buffer];
    expect(told.toString()).toBe('told to watch: no');
  });

  it('are told which port somebody else uses and which variable changes it', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const use = { name: 'api', port, variable: 'FORECOURT_API_PORT', example: '14000' };
    expect(await describeTakenPorts([use], '127.0.0.1')).toMatch(
      `Port ${port} (api) is used by another program. End that program, or choose another port: FORECOURT_API_PORT=14000`,
    );
    await new Promise((resolve) => server.close(resolve));
    expect(await describeTakenPorts([use], '127.0.0.1')).toBeNull();
  });
});
