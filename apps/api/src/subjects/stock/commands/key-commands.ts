import { CliError, exitCodes } from '../../../ground/cli/cli-error';
import type { CommandModule } from '../../../ground/cli/command-module';
import { isUuid } from '../../../ground/cli/is-uuid';
import { createStockKey, listStockKeys, revokeStockKey } from '../stock-keys';
import { tellStockErrors } from './told-errors';

/** `forecourt stock key ...`. */
export const keyCommands: CommandModule = (stock, context) => {
  const key = stock.command('key').description('Keys with which a supplier uploads stock of one dealership.');
  key
    .command('create')
    .description('Make a key. It is shown this once; only its digest is kept.')
    .requiredOption('--dealership <slug>', 'whose stock it may upload')
    .requiredOption('--label <text>', 'who is given it')
    .option('--json', 'print it as JSON')
    .action((flags: { dealership: string; label: string; json?: boolean }) =>
      context.withDatabase(({ db }) =>
        tellStockErrors(context, flags, async () => {
          const made = await createStockKey(db, flags.dealership, flags.label);
          if (flags.json === true) return context.printJson(made);
          context.print(made.key);
          context.say(`Key ${made.id}. It is not shown again.`);
        }),
      ),
    );
  key
    .command('list')
    .description('The keys of a dealership: who has them and when they were used.')
    .requiredOption('--dealership <slug>', 'whose keys')
    .option('--json', 'print them as JSON')
    .action((flags: { dealership: string; json?: boolean }) =>
      context.withDatabase(({ db }) =>
        tellStockErrors(context, flags, async () => {
          const keys = await listStockKeys(db, flags.dealership);
          if (flags.json === true) return context.printJson(keys);
          for (const { id, label, created_at, last_used_at, revoked_at } of keys) {
            const state = revoked_at === null ? `last used ${last_used_at ?? 'never'}` : `revoked ${revoked_at}`;
            context.print(`${id}  ${label}  made ${created_at}  ${state}`);
          }
        }),
      ),
    );
  key
    .command('revoke')
    .description('End a key at once.')
    .argument('<id>', 'id of the key (see stock key list)')
    .requiredOption('--dealership <slug>', 'whose key')
    .action((id: string, { dealership }: { dealership: string }) =>
      context.withDatabase(({ db }) =>
        tellStockErrors(context, {}, async () => {
          if (!isUuid(id) || !(await revokeStockKey(db, dealership, id)))
            throw new CliError(
              exitCodes.inputFaults,
              `Dealership "${dealership}" has no key ${id} that could be ended.`,
            );
        }),
      ),
    );
};
