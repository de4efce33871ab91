import { reads } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { keepDaysSettings } from './keep-days';
import { s3Settings } from './originals/s3-settings';

/** What pictures add to the programs. */
export const mediaModule: SubjectModule = {
  name: 'media',
  routes: [
    {
      paths: { '/media/:hash': reads('everyone') },
      load: async () => (await import('./media-route-module')).mediaRouteModule,
    },
  ],
  environment: [s3Settings, keepDaysSettings],
  upkeep: async () => (await import('./media-upkeep')).mediaUpkeep,
  siteChecks: async () => [(await import('./storage-check')).storageCheck],
  commands: { media: async () => (await import('./media-commands')).mediaCommands },
};
