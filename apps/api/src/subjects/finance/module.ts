import { reads } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';

/** What finance without applications adds to the programs. */
export const financeModule: SubjectModule = {
  name: 'finance',
  routes: [
    {
      paths: { '/api/finance-disclaimer': reads('shopper') },
      load: async () => (await import('./finance-disclaimer-routes')).financeDisclaimerRouteModule,
    },
  ],
};
