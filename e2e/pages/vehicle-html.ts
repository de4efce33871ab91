import { vehicleSlug } from '@forecourt/domain/vehicle';
import { expect, type Locator, type Page, test as plainTest } from '@playwright/test';
import type { StateSite } from '../fixtures/vehicle-states/state-sites';
import { type StateVehicle, stateVehicles } from '../fixtures/vehicle-states/state-vehicles';
import { askSite } from '../stack/ask';
import { withoutScripts } from './html';

/** Address of a vehicle of State Street, by its stock number. */
export const statePath = (stocknum: string): string => {
  const vehicle: StateVehicle | undefined = stateVehicles.find((one) => one.stocknum === stocknum);
  if (vehicle === undefined) throw new Error(`State Street has no ${stocknum}.`);
  const { make, model, year, badge } = vehicle;
  return `/cars/${vehicleSlug({ make, model, year, stocknum, badge: typeof badge === 'string' ? badge : null })}`;
};

const asked = new Map<string, Promise<string>>();

/** The HTML of a vehicle's page as the server sends it; asked for once by each worker. */
export const vehicleHtml = (site: StateSite, stocknum: string): Promise<string> => {
  const path = statePath(stocknum);
  const key = site.host + path;
  const html =
    asked.get(key) ??
    askSite(site.host, path).then(({ status, body }) => {
      expect(status, key).toBe(200);
      return body;
    });
  asked.set(key, html);
  return html;
};

/** Values of schema.org as they stand in the page, by their type. */
export const structuredData = (html: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> =>
  Object.fromEntries(
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => {
      const data = JSON.parse(json) as Readonly<Record<string, unknown>>;
      return [String(data['@type']), data];
    }),
  );

/** A vehicle's page read without styles and scripts, by its words and roles, whatever the template. */
export interface ReadVehicle {
  readonly html: string;
  /** The whole page with header and footer. */
  readonly page: Locator;
  readonly main: Locator;
  /** The small words over the name, in order. */
  readonly tags: () => Promise<readonly string[]>;
  readonly link: (name: string | RegExp) => Locator;
  readonly button: (name: string | RegExp) => Locator;
  /** A part of the page by its place in the address: `finance`, `vehicle-map`. */
  readonly part: (id: string) => Locator;
  /** All that the page says of this vehicle: without the cards of others. */
  readonly words: () => Promise<string>;
  /** What the site answers at each of these paths. */
  readonly statuses: (paths: readonly string[]) => Promise<readonly number[]>;
  /** Names of the vehicles in the row of similar ones. */
  readonly similar: () => Promise<readonly string[]>;
}

/** Tests that read pages share one window in each worker: nothing runs in it and nothing stays. */
export const test = plainTest.extend<object, { readonly reader: Page }>({
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Reads a vehicle's page as it was sent. Nothing is loaded and nothing runs, so that a case costs next to nothing. */
export const readVehicle = async (page: Page, site: StateSite, stocknum: string): Promise<ReadVehicle> => {
  const html = await vehicleHtml(site, stocknum);
  await page.setContent(withoutScripts(html), { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  return {
    html,
    page: page.locator('body'),
    main,
    tags: () =>
      heading.evaluate((element) =>
        [...(element.previousElementSibling?.children ?? [])].map((tag) => (tag.textContent ?? '').trim()),
      ),
    link: (name) => main.getByRole('link', { name, exact: typeof name === 'string' }),
    button: (name) => main.getByRole('button', { name, exact: typeof name === 'string' }),
    part: (id) => main.locator(`#${id}`),
    words: async () =>
      plain(
        await main.evaluate((element) => {
          const own = element.cloneNode(true) as HTMLElement;
          for (const card of own.querySelectorAll('article')) card.remove();
          // Words of neighbouring elements are words apart.
          for (const one of own.querySelectorAll('*')) one.append(' ');
          return own.textContent ?? '';
        }),
      ),
    statuses: (paths) => Promise.all(paths.map(async (path) => (await askSite(site.host, path)).status)),
    similar: () =>
      main
        .getByRole('list', { name: 'Similar vehicles' })
        .getByRole('heading')
        .allTextContents()
        .then((names) => names.map(plain)),
  };
};
