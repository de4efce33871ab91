import { enableCompileCache } from 'node:module';

// What was compiled once is kept for the next command; where nothing can be kept it is compiled again.
enableCompileCache();
const [{ createCliContext }, { runCli }] = await Promise.all([import('./cli/cli-context'), import('./cli/run-cli')]);

process.exitCode = await runCli(process.argv.slice(2), createCliContext());
