import { reads, takesStream } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { photoKey } from './photo-key';
import { photoTriesLimit } from './photo-tries';

/** What photos with an enquiry add to the programs. */
export const leadPhotosModule: SubjectModule = {
  name: 'lead-photos',
  routes: [
    {
      paths: { '/api/lead-photos': takesStream('shopper'), '/api/lead-photos/:place{[1-9][0-9]?}': reads('shopper') },
      load: async () => (await import('./photo-routes')).photoRoutes,
    },
  ],
  webhooks: async () => [(await import('./photo-webhook')).photoWebhook],
  messages: async () => [(await import('./photo-template')).photoTemplate],
  erasure: async () => [(await import('./add-photos')).photoErasure],
  keys: [photoKey],
  limits: [photoTriesLimit],
};
