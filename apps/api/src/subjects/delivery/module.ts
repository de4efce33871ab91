import { reads } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';

/** What delivery of vehicles adds to the programs. */
export const deliveryModule: SubjectModule = {
  name: 'delivery',
  routes: [
    {
      paths: { '/api/delivery': reads('shopper') },
      load: async () => (await import('./delivery-routes')).deliveryRouteModule,
    },
  ],
};
