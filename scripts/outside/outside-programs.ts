import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { binaries, pinnedNode, root } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';

/** What hands on settings of whoever runs the tests: npm around it, this repository, an installation of a shell. */
const isHandedOn = (name: string): boolean =>
  /^(npm_|FORECOURT_|OTEL_|DATABASE_URL$|SMTP_URL$|NODE_OPTIONS$|INIT_CWD$)/i.test(name);

/**
 * The environment of somebody outside: the Node that this repository is tested with, none of its programs, and a registry.
 * @param folder in which a folder of programs is made
 */
export const outsideEnvironment = (folder: string, registry: string): NodeJS.ProcessEnv => {
  const programs = join(folder, 'bin');
  mkdirSync(programs, { recursive: true });
  symlinkSync(realpathSync(pinnedNode), join(programs, 'node'));
  const own = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((place) => place !== binaries && !place.startsWith(root));
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !isHandedOn(name))),
    NODE_ENV: undefined,
    PATH: [programs, ...own].join(delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    npm_config_registry: registry,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    // Whoever publishes must be somebody, and this registry takes anybody.
    [`npm_config_//${new URL(registry).host}/:_authToken`]: 'anybody',
  };
};

/** Runs a program to its end and gives what it wrote. @throws with that where it fails */
export const done = async (
  program: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<string> => {
  const began = Date.now();
  const { code, output } = await run(program, args, { cwd, env });
  console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${program} ${args.join(' ')}`);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
};

/** A program that stays. */
export interface OutsideProgram {
  /** Everything it has written. */
  readonly said: () => string;
  readonly hasEnded: () => boolean;
  /** Asks it to end, as a service manager does, and waits until it has. */
  readonly end: () => Promise<void>;
}

/** Starts a program on the Node that this repository is tested with. */
export const start = (
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): OutsideProgram => {
  const child: ChildProcess = spawn(pinnedNode, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  return {
    said: () => said,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    end: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
};
