import { enableCompileCache } from 'node:module';

// What was compiled once is kept for the next command; where nothing can be kept it is compiled again.
enableCompileCache();
const [{ createCliContext }, { dropWhenUnread }, { runCli }] = await Promise.all([
  import('../ground/cli/cli-context'),
  import('../ground/cli/closed-pipe'),
  import('./cli/run-cli'),
]);

dropWhenUnread(process.stdout);
dropWhenUnread(process.stderr);

process.exitCode = await runCli(process.argv.slice(2), createCliContext());
