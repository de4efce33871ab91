import { reads, takesForm } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { confirmEmailKey, pendingSearchKey } from './garage-keys';
import { garageLimits } from './garage-limits';

/** What the account page adds to the programs: searches, own vehicles, details, consents, data given and deleted. */
export const garageModule: SubjectModule = {
  name: 'garage',
  routes: [
    {
      paths: {
        '/internal/v1/sites/:website_id/garage': reads('service'),
        '/api/account/garage': reads('shopper'),
      },
      load: async () => (await import('./garage-routes')).garageRoutes,
    },
    {
      paths: {
        '/api/account/searches': takesForm('shopper'),
        '/api/account/searches/pending': reads('shopper'),
        '/api/account/searches/change': takesForm('shopper'),
        '/api/account/searches/remove': takesForm('shopper'),
        '/api/account/saved-alerts': takesForm('shopper'),
      },
      load: async () => (await import('./searches/search-routes')).searchRoutes,
    },
    {
      paths: { '/api/account/cars': takesForm('shopper'), '/api/account/cars/remove': takesForm('shopper') },
      load: async () => (await import('./cars/car-routes')).carRoutes,
    },
    {
      paths: {
        '/api/account/details': takesForm('shopper'),
        '/api/account/details/send-link': takesForm('shopper'),
        '/api/account/confirm-email': takesForm('shopper'),
      },
      load: async () => (await import('./details/details-routes')).detailsRoutes,
    },
    {
      paths: {
        '/api/account/consents/withdraw': takesForm('shopper'),
        '/api/account/export': reads('shopper'),
        '/api/account/delete': takesForm('shopper'),
      },
      load: async () => (await import('./privacy/privacy-routes')).privacyRoutes,
    },
  ],
  commands: { shoppers: async () => (await import('./shopper-commands')).shopperCommands },
  messages: async () => [(await import('./details/confirm-mail')).confirmTemplate],
  records: async () => (await import('./privacy/account-records')).accountRecords,
  limits: garageLimits,
  keys: [confirmEmailKey, pendingSearchKey],
};
