import { type CliContext, createCliContext } from '../src/cli/cli-context';
import { runCli } from '../src/cli/run-cli';
import type { Database } from '../src/database/database';
import type { Env } from '../src/env';

/** For tests: `forecourt` over an open database, with what it wrote to each stream. */
export const testCli =
  (database: Database, env: Env) =>
  async (...args: string[]) => {
    const out: string[] = [];
    const err: string[] = [];
    const streams = { out: (text: string) => void out.push(text), err: (text: string) => void err.push(text) };
    const context: CliContext = {
      ...createCliContext(() => env, streams),
      withDatabase: (action) => action(database, env),
    };
    const code = await runCli(args, context);
    return { code, out: out.join('').replace(/\n$/, ''), err: err.join('').replace(/\n$/, '') };
  };
