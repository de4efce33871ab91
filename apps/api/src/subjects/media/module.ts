import { reads } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';

/** What pictures add to the programs. */
export const mediaModule: SubjectModule = {
  name: 'media',
  routes: [
    {
      paths: { '/media/:hash': reads('everyone') },
      load: async () => (await import('./media-route-module')).mediaRouteModule,
    },
  ],
  commands: { media: async () => (await import('./media-commands')).mediaCommands },
};
