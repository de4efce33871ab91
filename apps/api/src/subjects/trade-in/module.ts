import { reads, takesForm } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { valuationKey } from './valuation-key';
import { valuationLimit } from './valuation-limit';

/** What trade-in adds to the programs. */
export const tradeInModule: SubjectModule = {
  name: 'trade-in',
  routes: [
    {
      paths: {
        '/internal/v1/sites/:website_id/own-cars': reads('service'),
        '/internal/v1/sites/:website_id/trade-in-estimate': reads('service'),
      },
      load: async () => (await import('./trade-in-routes')).tradeInRoutes,
    },
    {
      paths: { '/api/miscellaneous': takesForm('shopper') },
      load: async () => (await import('./miscellaneous-routes')).miscellaneousRoutes,
    },
  ],
  upkeep: async () => (await import('./saved-valuations')).valuationUpkeep,
  removal: async () => [(await import('./valuation-removal')).valuationRemoval],
  limits: [valuationLimit],
  keys: [valuationKey],
};
