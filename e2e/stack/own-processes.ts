import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serviceKey } from '../../scripts/start/service-keys.mjs';
import { apiServices, siteServices } from '../../scripts/start/services.mjs';
import { readSettings } from '../../scripts/start/settings.mjs';
import { printTemplateAddresses } from '../../scripts/workspace/templates.mjs';
import { dataFolder, root, stackEnv, templatePorts } from './address-book';
import { ask } from './ask';

/** A process that a test started itself, so that it may stop, freeze and start it without disturbing another test. */
export interface OwnProcess {
  readonly port: number;
  /** Resolves once it answers. */
  readonly start: () => Promise<void>;
  /** Ends it at once, as a crash does. */
  readonly kill: () => Promise<void>;
  /** Stops it in the middle of whatever it does, and lets it go on: it keeps its memory and misses the time between. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** What it has written so far. */
  readonly output: () => string;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

interface Program {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Processes still running, whatever became of the test. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const own = (port: number, { program, args, cwd, env }: Program, answers: () => Promise<boolean>): OwnProcess => {
  let child: ChildProcess | null = null;
  let output = '';
  return {
    port,
    output: () => output,
    start: async () => {
      // The open pipe ends it when we end, however that happens.
      const started = spawn(program, [...args], {
        cwd,
        // The metrics' port that it would be given is the stack's.
        env: { ...env, FORECOURT_PARENT_PIPE: '1', FORECOURT_METRICS_PORT: '' },
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      for (const stream of [started.stdout, started.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
        });
      }
      child = started;
      running.add(started);
      started.once('exit', () => running.delete(started));
      while (!(await answers().catch(() => false))) {
        if (started.exitCode !== null) throw new Error(`${args.join(' ')} ended with code ${started.exitCode}.`);
        await pause(50);
      }
    },
    kill: async () => {
      const ending = child;
      if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
      const end = new Promise((resolve) => ending.once('exit', resolve));
      ending.kill('SIGKILL');
      await end;
    },
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
  };
};

/** The token that the stack's services share; the API made it when it first started. */
export const serviceToken = (): string => {
  const secrets: unknown = JSON.parse(readFileSync(join(root, dataFolder, 'secrets.json'), 'utf8'));
  if (typeof secrets === 'object' && secrets !== null && 'FORECOURT_SERVICE_TOKEN' in secrets)
    return String(secrets.FORECOURT_SERVICE_TOKEN);
  throw new Error('The stack has no service token yet.');
};

/** Headers of a request for a site that is sent past the gateway to a template app, which takes a site from nobody else. */
export const templateHeaders = async (site: string): Promise<Readonly<Record<string, string>>> => ({
  'x-forecourt-site': site,
  'x-forecourt-gateway': await serviceKey(serviceToken(), 'template-proof'),
});

/** Where templates are reached, with these of the test's own in place of the stack's. */
const templatesAt = (own: ReadonlyMap<string, number>) => ({
  FORECOURT_TEMPLATES: printTemplateAddresses(
    [...templatePorts].map(([name, port]) => [name, `http://127.0.0.1:${own.get(name) ?? port}`]),
  ),
});

/** An instance of a template at its address in `env`. */
const ownTemplateAt = (name: string, port: number, env: NodeJS.ProcessEnv): OwnProcess => {
  const { templates } = siteServices(readSettings(env), env, serviceToken());
  const template = templates.find((one) => one.name === `template-${name}`);
  if (template === undefined) throw new Error(`There is no template ${name} to start.`);
  const healthz = { host: '127.0.0.1', port, path: '/_template/healthz' };
  return own(port, template, async () => (await ask(healthz)).status === 200);
};

/** Second instances beside the stack's, on its database. */
export interface OwnInstances {
  readonly api: OwnProcess;
  readonly worker: OwnProcess;
  /** Instances of the templates that were asked for, which know only this API. */
  readonly templates: readonly OwnProcess[];
  /** Leads to this API and the first of these templates of each kind. */
  readonly gateway: OwnProcess;
}

/**
 * An API, a worker and a gateway of the test's own, with an instance of each named template. None is started yet.
 * @param extra settings of all of them
 */
export const ownInstances = async (
  kinds: readonly string[],
  extra: Readonly<Record<string, string>> = {},
): Promise<OwnInstances> => {
  const apiPort = await freePort();
  const ports = await Promise.all(kinds.map(async (kind) => [kind, await freePort()] as const));
  // The first of each kind: a map keeps the last.
  const first = new Map(ports.toReversed());
  const envWith = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
    ...process.env,
    ...stackEnv,
    FORECOURT_API_PORT: String(apiPort),
    FORECOURT_API_URL: `http://127.0.0.1:${apiPort}`,
    // The gateway is told by this API where the templates are.
    ...templatesAt(first),
    ...extra,
    ...more,
  });
  const env = envWith({});
  const services = apiServices(readSettings(env), env);
  const api = own(apiPort, services.api, async () => {
    const { status } = await ask({ host: '127.0.0.1', port: apiPort, path: '/readyz' });
    return status === 200;
  });
  // It takes jobs, no questions.
  const worker = own(0, services.worker, async () => true);
  const templates = ports.map(([kind, port]) =>
    ownTemplateAt(kind, port, envWith(templatesAt(new Map([[kind, port]])))),
  );
  const gatewayPort = await freePort();
  const gatewayEnv = envWith({ FORECOURT_GATEWAY_PORT: String(gatewayPort) });
  const gateway = own(
    gatewayPort,
    siteServices(readSettings(gatewayEnv), gatewayEnv, serviceToken()).gateway,
    async () => (await ask({ host: '127.0.0.1', port: gatewayPort, path: '/_gateway/healthz' })).status === 200,
  );
  return { api, worker, templates, gateway };
};

/** An instance of one template of the test's own, which reaches the API at `apiUrl`. Not started yet. */
export const ownTemplate = async (name: string, apiUrl: string): Promise<OwnProcess> => {
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...stackEnv,
    FORECOURT_API_URL: apiUrl,
    ...templatesAt(new Map([[name, port]])),
  };
  return ownTemplateAt(name, port, env);
};
