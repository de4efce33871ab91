import type { SubjectModule } from '../../ground/modules/subject-module';

/** What events for receivers add to the programs. A worker finds and sends them in turns of its own. */
export const eventsModule: SubjectModule = {
  name: 'events',
  messages: async () => [(await import('./events-template')).eventsTemplate],
  webhooks: async () => [(await import('./event-webhook')).eventsWebhook],
  commands: { events: async () => (await import('./event-commands')).eventCommands },
  siteChecks: async () => [(await import('./event-check')).eventCheck],
  upkeep: async () => (await import('./event-upkeep')).eventUpkeep,
  removal: async () => [(await import('./event-removal')).eventRemoval],
};
