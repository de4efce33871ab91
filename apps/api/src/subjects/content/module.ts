import { reads } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { previewKey } from './preview-key';

/** What the content of pages adds to the programs. */
export const contentModule: SubjectModule = {
  name: 'content',
  routes: [
    {
      paths: {
        '/internal/v1/sites/:website_id/content/:key': reads('service'),
        '/internal/v1/sites/:website_id/content': reads('service'),
        '/internal/v1/sites/:website_id/content-previews/:token': reads('service'),
        '/internal/sites/:website_id/redirect': reads('service'),
      },
      load: async () => (await import('./content-routes')).contentRoutes,
    },
  ],
  commands: { content: async () => (await import('./content-commands')).contentCommands },
  removal: async () => [(await import('./content-removal')).contentRemoval],
  keys: [previewKey],
};
