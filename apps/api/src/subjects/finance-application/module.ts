import { reads, takesForm } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { applicationKey, linkKey } from './application-keys';
import { applicationLimit } from './application-limit';

/** What applications for finance add to the programs. */
export const financeApplicationModule: SubjectModule = {
  name: 'finance-application',
  routes: [
    {
      paths: {
        '/internal/v1/sites/:website_id/finance-applications/:token': reads('service'),
        '/api/finance-applications': takesForm('shopper'),
        '/api/finance-applications/step': takesForm('shopper'),
        '/api/finance-applications/send': takesForm('shopper'),
        '/api/finance-applications/delete': takesForm('shopper'),
        '/api/finance-applications/read': reads('shopper'),
      },
      load: async () => (await import('./application-routes')).applicationRoutes,
    },
  ],
  webhooks: async () => [(await import('./application-webhook')).applicationWebhook],
  messages: async () => [(await import('./application-template')).applicationTemplate],
  commands: { applications: async () => (await import('./application-commands')).applicationCommands },
  startChecks: async () => [(await import('./sealing-key-check')).sealingKeyCheck],
  upkeep: async () => (await import('./application-upkeep')).applicationUpkeep,
  erasure: async () => [(await import('./application-upkeep')).applicationErasure],
  removal: async () => [(await import('./application-removal')).applicationRemoval],
  limits: [applicationLimit],
  keys: [applicationKey, linkKey],
};
