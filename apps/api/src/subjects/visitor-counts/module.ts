import { reads, takesForm } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';

/** What counts of views and calls add to the programs. */
export const visitorCountsModule: SubjectModule = {
  name: 'visitor-counts',
  routes: [
    {
      paths: { '/cars/:slug/view.json': reads('shopper') },
      load: async () => (await import('./vehicle-view-routes')).vehicleViewRouteModule,
    },
    {
      paths: { '/api/phone-reveals': takesForm('shopper') },
      load: async () => (await import('./phone-reveal-routes')).phoneRevealRouteModule,
    },
  ],
  removal: async () => (await import('./count-removal')).countRemovals,
};
