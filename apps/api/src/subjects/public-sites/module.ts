import { reads } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';

/** What the sites, in the form that pages read, add to the programs. */
export const publicSitesModule: SubjectModule = {
  name: 'public-sites',
  routes: [
    {
      paths: { '/internal/sites': reads('service'), '/internal/v1/sites/:website_id': reads('service') },
      load: async () => (await import('./site-routes')).siteRoutes,
    },
  ],
};
