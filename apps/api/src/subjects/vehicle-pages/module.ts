import { reads } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';

/** What pages of vehicles add to the programs. */
export const vehiclePagesModule: SubjectModule = {
  name: 'vehicle-pages',
  routes: [
    {
      paths: {
        '/internal/v1/sites/:website_id/vehicles/:slug': reads('service'),
        '/internal/sites/:website_id/vehicle-address/:slug': reads('service'),
      },
      load: async () => (await import('./vehicle-routes')).vehicleRoutes,
    },
    {
      paths: {
        '/internal/v1/sites/:website_id/listed-vehicles': reads('service'),
        '/internal/v1/sites/:website_id/listed-vehicles/:part': reads('service'),
      },
      load: async () => (await import('./listed-vehicle-routes')).listedVehicleRoutes,
    },
    {
      paths: { '/cars/:slug/similar': reads('shopper') },
      load: async () => (await import('./similar-routes')).similarRouteModule,
    },
  ],
};
