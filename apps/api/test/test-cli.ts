import { runCli } from '../src/app/cli/run-cli';
import { type CliContext, createCliContext } from '../src/ground/cli/cli-context';
import type { Database } from '../src/ground/database/database';
import type { Env } from '../src/ground/env/env';

/**
 * For tests: `forecourt` over an open database, with what it wrote to each stream. Nobody is at the terminal, unless
 * `person` says what they type when they are asked.
 */
export const testCli =
  (database: Database, env: Env, person: CliContext['ask'] = null) =>
  async (...args: string[]) => {
    const out: string[] = [];
    const err: string[] = [];
    const streams = {
      out: (text: string) => void out.push(text),
      err: (text: string) => void err.push(text),
      ask: person,
    };
    const context: CliContext = {
      ...createCliContext(() => env, streams),
      withDatabase: (action) => action(database, env),
    };
    const code = await runCli(args, context);
    return { code, out: out.join('').replace(/\n$/, ''), err: err.join('').replace(/\n$/, '') };
  };
