import { takesForm } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';

/** What search adds to the programs. */
export const searchModule: SubjectModule = {
  name: 'search',
  routes: [
    {
      paths: { '/_search/*': takesForm('everyone') },
      load: async () => (await import('./search-routes')).searchRoutes,
    },
  ],
  commands: { search: async () => (await import('./search-commands')).searchCommands },
};
