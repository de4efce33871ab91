import type { Database } from '../database/database';
import type { Env } from '../env';
import { createLog } from '../log';
import type { CliContext } from './cli-context';
import { runCli } from './run-cli';

/** For tests: `forecourt` over an open database, with what it wrote to each stream. */
export const testCli =
  (database: Database, env: Env) =>
  async (...args: string[]) => {
    const out: string[] = [];
    const err: string[] = [];
    const context: CliContext = {
      env: () => env,
      log: () => createLog('cli', env),
      withDatabase: (action) => action(database, env),
      print: (line) => void out.push(line),
      printJson: (value) => void out.push(JSON.stringify(value)),
      say: (line) => void err.push(line),
    };
    return { code: await runCli(args, context), out: out.join('\n'), err: err.join('\n') };
  };
