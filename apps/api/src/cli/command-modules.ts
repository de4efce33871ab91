import { leadCommands } from '../leads/lead-commands';
import { mediaCommands } from '../media/media-commands';
import { stockCommands } from '../stock/stock-commands';
import type { CommandModule } from './command-module';
import { dealershipCommands } from './commands/dealerships';
import { offerCommands } from './commands/offers';
import { searchCommands } from './commands/search';
import { siteCommands } from './commands/sites';

/** Every command of `forecourt`, in one place. */
export const commandModules: readonly CommandModule[] = [
  siteCommands,
  dealershipCommands,
  offerCommands,
  searchCommands,
  stockCommands,
  leadCommands,
  mediaCommands,
];
