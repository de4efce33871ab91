import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root, stackEnv } from './address-book';

/** What a command of the `forecourt` command line wrote, and how it ended. */
export interface CommandOutcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line against the database of the end-to-end stack, as an operator would. */
export const runForecourt = (...args: readonly string[]): Promise<CommandOutcome> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'apps', 'api', 'dist', 'cli.js'), ...args],
      { cwd: root, env: { ...process.env, ...stackEnv }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
        resolve({ code, stdout, stderr });
      },
    );
  });

/** The same for a command that must succeed; gives what it printed. */
export const forecourt = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await runForecourt(...args);
  if (code !== 0) throw new Error(`forecourt ${args.join(' ')} ended with code ${code}.\n${stderr}\n${stdout}`);
  return stdout;
};

/** The JSON that a command prints with `--json`. */
export const forecourtJson = async <T>(...args: readonly string[]): Promise<T> =>
  JSON.parse(await forecourt(...args, '--json')) as T;
