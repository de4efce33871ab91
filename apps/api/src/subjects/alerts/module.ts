import { takesForm } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { unsubscribeKey } from './alert-keys';
import { unsubscribePath } from './unsubscribe-path';

/** What alerts of saved searches and vehicles add to the programs. A worker keeps them up in turns of its own. */
export const alertsModule: SubjectModule = {
  name: 'alerts',
  routes: [
    {
      paths: { [unsubscribePath]: takesForm('shopper') },
      load: async () => (await import('./unsubscribe-routes')).unsubscribeRoutes,
    },
  ],
  messages: async () => [(await import('./alert-template')).alertTemplate],
  upkeep: async () => (await import('./alert-upkeep')).alertUpkeep,
  records: async () => [(await import('./alert-records')).alertRecords],
  removal: async () => [(await import('./alert-removal')).alertRemoval],
  keys: [unsubscribeKey],
};
