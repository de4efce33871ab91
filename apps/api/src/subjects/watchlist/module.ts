import { reads, takesForm } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';

/** What the watchlist adds to the programs. Its rows go with their shopper. */
export const watchlistModule: SubjectModule = {
  name: 'watchlist',
  routes: [
    {
      paths: {
        '/api/watchlist/save-car': takesForm('shopper'),
        '/api/watchlist/remove-car': takesForm('shopper'),
        '/api/watchlist/note': takesForm('shopper'),
        '/api/watchlist/join': takesForm('shopper'),
      },
      load: async () => (await import('./watchlist-writes')).watchlistWrites,
    },
    {
      paths: {
        '/api/watchlist': reads('shopper'),
        '/internal/v1/sites/:website_id/saved-vehicles': reads('service'),
      },
      load: async () => (await import('./watchlist-routes')).watchlistRoutes,
    },
  ],
};
