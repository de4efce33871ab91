import { reads } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { geocoderSettings, staticMapSettings } from './place-settings';

/** What places add to the programs. */
export const placesModule: SubjectModule = {
  name: 'places',
  routes: [
    {
      paths: { '/internal/v1/postcodes/:postcode': reads('service') },
      load: async () => (await import('./postcode-routes')).postcodeRoutes,
    },
  ],
  jobs: async () => [(await import('./map-jobs')).mapJobs],
  environment: [geocoderSettings, staticMapSettings],
};
