// A page where a shopper pays, in a browser: where its form may lead, which of its scripts run, and what it may ask the
// browser for. No page of the table is of that class yet, so a gateway of the test's own has a row for one.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createRouteLookup } from '@forecourt/config/pages';
import { expect, type Page, test } from '@playwright/test';
import pino from 'pino';
import { createGateway } from '../../apps/gateway/src/gateway';
import { readSettings } from '../../apps/gateway/src/settings';
import { indexHosts, type Site } from '../../apps/gateway/src/site-table/host-index';
import { listen, type OwnServer } from '../stack/listen';

test.describe.configure({ mode: 'default' });

const host = 'paying.localhost';
const routeAt = createRouteLookup(
  {
    pay: {
      folder: 'cars/[slug]/pay',
      address: null,
      rendering: 'private',
      forOne: 'session',
      security: 'payment',
    },
    enquire: { folder: 'cars/[slug]/enquire', address: null, rendering: 'cached', security: 'form' },
  },
  {},
);

/** A form, and scripts as they are written into a page: ours with the nonce that the gateway sent, as Next reads it. */
const pageFor = ({ headers }: IncomingMessage): string => {
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'] ?? ''))?.[1];
  return `<!doctype html><html lang="en"><title>Pay</title>
<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>
document.documentElement.dataset.ours = 'ran';
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  document.documentElement.dataset.blocked = effectiveDirective;
});
</script>
<script>document.documentElement.dataset.injected = 'ran';</script>
<form method="post" action="/api/pay"><button name="to" value="processor">Pay</button></form>
<form method="post" action="/api/pay"><button name="to" value="stranger">Be led astray</button></form>`;
};

const answerPage = (response: ServerResponse, body: string): void => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
};

const servers: OwnServer[] = [];
const serve = async (answer: Parameters<typeof listen>[0], name = '127.0.0.1'): Promise<string> => {
  const server = await listen(answer);
  servers.push(server);
  return server.origin.replace('127.0.0.1', name);
};

let origin = '';
let processor = '';
let closeGateway: () => Promise<void>;
/** What somebody else's server was asked for. */
const astray: string[] = [];

test.beforeAll(async () => {
  const template = await serve((request, response) => answerPage(response, pageFor(request)));
  processor = await serve((_, response) => answerPage(response, '<h1>Checkout</h1>'), 'pay.localhost');
  const stranger = await serve(({ url = '' }, response) => {
    astray.push(url);
    answerPage(response, '<h1>Elsewhere</h1>');
  }, 'stranger.localhost');
  const api = await serve(async (request, response) => {
    const sent = await text(request);
    response.writeHead(303, { location: `${sent.includes('stranger') ? stranger : processor}/checkout` }).end();
  });
  const none = { connect: [], script: [], frame: [], form: [] };
  const site: Site = {
    ...{ website_id: 'paying', slug: 'paying', name: 'Paying', template: 'a', hosts: [host], tagline: '' },
    page_sources: { general: none, private: none, payment: { ...none, form: [processor] } },
  };
  const gateway = createGateway({
    settings: readSettings({
      FORECOURT_SERVICE_TOKEN: 'a-token-of-sixteen-or-more',
      FORECOURT_TEMPLATE_A_URL: template,
      FORECOURT_API_URL: api,
    }),
    sites: { known: () => ({ sites: [site], resolve: indexHosts([site], { demoHosts: false }) }) },
    api: {
      getRedirect: async () => ({ outcome: 'none' }),
      getVehicleAddress: async () => ({ outcome: 'unknown' }),
    },
    log: pino({ level: 'silent' }),
    routeAt,
  });
  origin = (await gateway.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', host);
  closeGateway = () => gateway.close();
});
test.afterAll(async () => {
  await closeGateway();
  for (const server of servers) await server.close();
});

const marks = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));
const mayPay = (page: Page) =>
  page.evaluate(() => {
    const policy: unknown = Reflect.get(document, 'featurePolicy');
    if (typeof policy !== 'object' || policy === null) throw new Error('The browser does not tell what it permits.');
    const ask: unknown = Reflect.get(policy, 'allowsFeature');
    if (typeof ask !== 'function') throw new Error('The browser does not tell what it permits.');
    return Reflect.apply(ask, policy, ['payment']);
  });

test("a form of a payment page leads by way of our own API to the pages of its site's processor [RSRV-01]", async ({
  page,
}) => {
  await page.goto(`${origin}/cars/a/pay`);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(page.url()).toBe(`${processor}/checkout`);
});

test('it leads to no other host, and no form of a page of another class leads even there', async ({ page }) => {
  for (const [path, button] of [
    ['/cars/a/pay', 'Be led astray'],
    ['/cars/a/enquire', 'Pay'],
  ] as const) {
    await page.goto(`${origin}${path}`);
    await page.getByRole('button', { name: button }).click();
    await expect.poll(async () => (await marks(page)).blocked).toBe('form-action');
    expect(page.url()).toBe(`${origin}${path}`);
  }
  expect(astray).toEqual([]);
});

test('a payment page runs the scripts that carry its nonce and no script that was written into it', async ({
  page,
}) => {
  await page.goto(`${origin}/cars/a/pay`);
  expect(await marks(page)).toEqual({ ours: 'ran', blocked: 'script-src-elem' });
  await page.goto(`${origin}/cars/a/enquire`);
  expect(await marks(page)).toEqual({ ours: 'ran', injected: 'ran' });
});

test('a payment page alone may ask the browser for a way to pay', async ({ page }) => {
  await page.goto(`${origin}/cars/a/pay`);
  expect(await mayPay(page)).toBe(true);
  await page.goto(`${origin}/cars/a/enquire`);
  expect(await mayPay(page)).toBe(false);
});
