import type { CommandModule } from '../../ground/cli/command-module';
import { feedCommands } from './commands/feed-commands';
import { importCommand } from './commands/import-command';
import { keyCommands } from './commands/key-commands';
import { pictureCommand } from './commands/picture-command';
import { profileCommand } from './commands/profile-command';
import { rejectsCommand } from './commands/rejects-command';
import { reservationCommands } from './commands/reservation-commands';
import { runsCommand } from './commands/runs-command';

/** `forecourt stock ...`. */
export const stockCommands: CommandModule = (program, context) => {
  const stock = program.command('stock').description('Stock of a dealership.');
  for (const register of [
    importCommand,
    profileCommand,
    rejectsCommand,
    runsCommand,
    reservationCommands,
    feedCommands,
    keyCommands,
    pictureCommand,
  ])
    register(stock, context);
};
