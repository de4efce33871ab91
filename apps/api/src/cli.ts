import { createCliContext } from './cli/cli-context';
import { runCli } from './cli/run-cli';

process.exitCode = await runCli(process.argv.slice(2), createCliContext());
