import { expect, it, vi } from 'vitest';
import { warmUpPages } from './warm-up-pages';

const site = (website_id: string, template: string) => ({ website_id, template });
vi.mock('../service-access/api', () => ({
  api: () => ({
    getSites: async () => ({
      sites: [site('plain', 'd'), site('kept', 'd@1.3.0'), site('earlier', 'd@1.2.0'), site('other', 'a')],
    }),
  }),
}));

it('a process warms up the entrances of the sites that it draws, by the name of its template and by its version', async () => {
  const asked: string[] = [];
  const warmed = await warmUpPages({
    listener: ({ url, headers }, response) => {
      asked.push(`${headers['x-forecourt-site']} ${url}`);
      response.end();
    },
    manifest: { name: 'd', version: '1.3.0' },
    serviceToken: 'a-secret-of-sixteen-or-more',
    from: null,
    // A third of it is waited for changes to be followed, which nobody does here.
    seconds: 1,
    log: { info: () => undefined, warn: () => undefined },
  });
  expect(warmed).toEqual({ drawn: 6, failed: 0, left: 0 });
  expect(new Set(asked.map((one) => one.split(' ')[0]))).toEqual(new Set(['plain', 'kept']));
});
