import type { CommandModule } from './command-module';

/**
 * Every command of `forecourt` by its first word, in the order of its help. Only what is called is loaded: all of them
 * together bring every library of the API.
 */
export const commandModules: Readonly<Record<string, () => Promise<CommandModule>>> = {
  sites: async () => (await import('./commands/sites')).siteCommands,
  dealerships: async () => (await import('./commands/dealerships')).dealershipCommands,
  offers: async () => (await import('./commands/offers')).offerCommands,
  reviews: async () => (await import('../reviews/review-commands')).reviewCommands,
  content: async () => (await import('../content/content-commands')).contentCommands,
  search: async () => (await import('./commands/search')).searchCommands,
  stock: async () => (await import('../stock/stock-commands')).stockCommands,
  leads: async () => (await import('../leads/lead-commands')).leadCommands,
  applications: async () => (await import('../finance-application/application-commands')).applicationCommands,
  media: async () => (await import('../media/media-commands')).mediaCommands,
  batch: async () => (await import('./commands/batch')).batchCommand,
};
