import { reads, takesForm } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { knownBrowserKey, signInKey, signInLinkKey } from './shopper-keys';
import { shopperLimits } from './shopper-limits';

/** What shoppers who sign in add to the programs: codes, links by e-mail, sessions, who is signed in. */
export const shoppersModule: SubjectModule = {
  name: 'shoppers',
  routes: [
    {
      paths: {
        '/api/sign-in/code': takesForm('shopper'),
        '/api/sign-in/resend': takesForm('shopper'),
        '/api/sign-in/verify': takesForm('shopper'),
      },
      load: async () => (await import('./sign-in/sign-in-routes')).signInRoutes,
    },
    {
      paths: { '/api/sign-in/link': takesForm('shopper'), '/api/sign-in/open-link': takesForm('shopper') },
      load: async () => (await import('./sign-in-link/link-routes')).linkRoutes,
    },
    {
      paths: {
        '/internal/v1/sites/:website_id/visitor': reads('service'),
        '/internal/v1/sites/:website_id/sign-in': reads('service'),
        '/internal/v1/sites/:website_id/account': reads('service'),
        '/api/account': reads('shopper'),
        '/api/sign-out': takesForm('shopper'),
        '/api/account/sessions/end': takesForm('shopper'),
      },
      load: async () => (await import('./account-routes')).accountRoutes,
    },
  ],
  messages: async () => [
    (await import('./sign-in/sign-in-template')).signInTemplate,
    (await import('./sign-in-link/link-mail')).signInLinkTemplate,
  ],
  upkeep: async () => [
    ...(await import('./shopper-upkeep')).shopperUpkeep,
    (await import('./sign-in-link/link-upkeep')).linkUpkeep,
  ],
  records: async () => [(await import('./sign-in-link/link-records')).linkRecords],
  erasure: async () => [(await import('./shopper-erasure')).shopperErasure],
  removal: async () => [(await import('./shopper-removal')).shopperRemoval],
  keys: [signInKey, knownBrowserKey, signInLinkKey],
  limits: shopperLimits,
};
