import { takesStream } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';

/** What stock and its feeds add to the programs. */
export const stockModule: SubjectModule = {
  name: 'stock',
  routes: [
    {
      paths: { '/api/stock/:dealership': takesStream('supplier') },
      load: async () => (await import('./upload-routes')).stockRouteModule,
    },
  ],
  jobs: async () => [
    (await import('./feed-schedule')).stockFeedJobs,
    (await import('./pictures/picture-jobs')).pictureJobs,
  ],
  commands: { stock: async () => (await import('./stock-commands')).stockCommands },
  siteChecks: async () => [(await import('./stock-check')).stockCheck],
  upkeep: async () => (await import('./stock-upkeep')).stockUpkeep,
  removal: async () => [(await import('./stock-removal')).stockRemoval],
};
