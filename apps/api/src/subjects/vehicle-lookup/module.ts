import { takesForm } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { lookupLimit } from './lookup-limit';
import { lookupSettings } from './lookup-settings';

/** What finding a vehicle by its registration adds to the programs. */
export const vehicleLookupModule: SubjectModule = {
  name: 'vehicle-lookup',
  routes: [
    {
      paths: { '/api/vehicle-lookup': takesForm('shopper') },
      load: async () => (await import('./lookup-routes')).vehicleLookupRoutes,
    },
  ],
  limits: [lookupLimit],
  environment: [lookupSettings],
};
