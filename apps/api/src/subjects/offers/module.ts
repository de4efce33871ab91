import { reads } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';

/** What offers add to the programs. */
export const offersModule: SubjectModule = {
  name: 'offers',
  routes: [
    {
      paths: {
        '/internal/v1/sites/:website_id/offers': reads('service'),
        '/internal/v1/sites/:website_id/offers/:offer_id': reads('service'),
      },
      load: async () => (await import('./offer-routes')).offerRoutes,
    },
  ],
  commands: { offers: async () => (await import('./offer-commands')).offerCommands },
  siteChecks: async () => [(await import('./offer-check')).offerCheck],
  removal: async () => [(await import('./offer-removal')).offerRemoval],
};
