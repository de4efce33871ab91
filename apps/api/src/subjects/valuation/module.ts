import { reads } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { valuationSettings } from './valuation-settings';

/** What comparing prices adds to the programs. */
export const valuationModule: SubjectModule = {
  name: 'valuation',
  routes: [
    {
      paths: { '/cars/:slug/autogauge': reads('shopper') },
      load: async () => (await import('./autogauge-routes')).autogaugeRoutes,
    },
  ],
  environment: [valuationSettings],
};
