// A client that leaves takes its work along, and nobody else's.
import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { gridNumber } from '../fixtures/vehicle-states/state-vehicles';
import { headingOf, withoutScripts } from '../pages/html';
import { statePath } from '../pages/vehicle-html';
import { partIn } from '../sites';
import { ask, siteHost } from '../stack/ask';
import { failingApi } from '../stack/failing-api';
import { ownTemplate, templateHeaders } from '../stack/own-processes';

for (const template of templates) {
  const onePart = partIn(template, 'gone-clients');

  test(
    `template ${template.toUpperCase()}: a search ends with its client, a page that is kept is drawn to its end`,
    onePart(),
    async () => {
      const { host } = stateSite(template);
      const api = await failingApi();
      const own = await ownTemplate(template, api.url);
      const headers = { host: siteHost(host), ...(await templateHeaders(host.replace('.localhost', ''))) };
      /** Asks and leaves as soon as as many searches wait as there were clients. */
      const askAndLeave = async (path: string, clients: number) => {
        api.trouble('held');
        const open = Array.from({ length: clients }, () => {
          const outgoing = request({ host: '127.0.0.1', port: own.port, path, headers, agent: false });
          outgoing.on('error', () => undefined).end();
          return outgoing;
        });
        await expect.poll(() => api.held().waiting).toBe(clients);
        for (const outgoing of open) outgoing.destroy();
      };
      const read = (path: string) => ask({ host: siteHost(host), port: own.port, path, headers });
      try {
        await own.start();
        expect((await read('/search')).status).toBe(200);

        await askAndLeave('/search?sortBy=newest', 5);
        await expect.poll(() => api.held()).toEqual({ waiting: 0, givenUp: 5 });

        // Whoever comes next finds the page that was begun for somebody else, similar vehicles and all.
        const path = statePath(gridNumber('car', 'in_stock'));
        await askAndLeave(path, 1);
        const next = read(path);
        api.trouble('none');
        expect((await next).status).toBe(200);
        api.trouble('error');
        const kept = await read(path);
        expect(headingOf(kept.body)).toMatch(/^2022 /);
        expect(withoutScripts(kept.body)).toContain('>Similar vehicles</h2>');
        expect(api.held().givenUp).toBe(5);
        // Nobody waited any more: that is no fault.
        expect(own.output()).not.toMatch(/AbortError|could not be found/);
      } finally {
        await Promise.all([own.kill(), api.close()]);
      }
    },
  );
}
