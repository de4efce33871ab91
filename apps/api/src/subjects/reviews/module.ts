import { reads } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { placesApiSettings } from './review-settings';

/** What reviews add to the programs. */
export const reviewsModule: SubjectModule = {
  name: 'reviews',
  routes: [
    {
      paths: {
        '/internal/v1/sites/:website_id/review-summaries': reads('service'),
        '/internal/v1/sites/:website_id/reviews': reads('service'),
      },
      load: async () => (await import('./review-routes')).reviewRoutes,
    },
  ],
  jobs: async () => [(await import('./review-jobs')).reviewJobs],
  commands: { reviews: async () => (await import('./review-commands')).reviewCommands },
  removal: async () => [(await import('./review-removal')).reviewRemoval],
  environment: [placesApiSettings],
};
