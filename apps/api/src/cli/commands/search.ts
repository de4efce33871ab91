import { requestSearchRebuild } from '../../spine/record-change';
import type { CommandModule } from '../command-module';

export const searchCommands: CommandModule = (program, context) => {
  program
    .command('search')
    .description('The search index.')
    .command('reindex')
    .description('Ask every running engine to build its index anew from the database, while it serves (STCK-03).')
    .option('--json', 'print the outcome as JSON')
    .action((options: { json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        await requestSearchRebuild(db);
        context.say('Asked for. Running engines rebuild now; one that starts later builds its index anyway.');
        if (options.json) context.printJson({ ok: true });
      }),
    );
};
