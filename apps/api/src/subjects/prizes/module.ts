import { reads, takesForm } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { prizeEntrantKey, prizeSecretKey } from './prize-keys';

/** What the prize wheel adds to the programs. */
export const prizesModule: SubjectModule = {
  name: 'prizes',
  routes: [
    {
      paths: {
        '/internal/v1/sites/:website_id/prizes/draw': reads('service'),
        '/api/spin-to-win': takesForm('shopper'),
      },
      load: async () => (await import('./prize-routes')).prizeRoutes,
    },
  ],
  messages: async () => [(await import('./prize-template')).prizeTemplate],
  commands: { prizes: async () => (await import('./prize-commands')).prizeCommands },
  upkeep: async () => [(await import('./prize-upkeep')).prizeUpkeep],
  erasure: async () => [(await import('./erase-entrants')).entrantErasure],
  records: async () => [(await import('./prize-records')).prizeRecords],
  removal: async () => [(await import('./prize-removal')).prizeRemoval],
  keys: [prizeSecretKey, prizeEntrantKey],
};
