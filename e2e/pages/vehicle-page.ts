import { expect } from '@playwright/test';
import type { StateSite } from '../fixtures/vehicle-states/state-sites';
import { askSite } from '../stack/ask';
import { type Found, readHtml } from './read-html';
import { vehicleHtml } from './vehicle-html';

/** A vehicle's page as the server sends it, by its words and roles, whatever the template. */
export interface VehiclePage {
  readonly site: StateSite;
  readonly html: string;
  /** The whole page with header and footer. */
  readonly page: Found;
  readonly main: Found;
  readonly heading: Found;
  /** The small words over the name, in order. */
  readonly tags: readonly string[];
  readonly link: (name: string | RegExp) => Found;
  readonly button: (name: string | RegExp) => Found;
  /** A part of the page by its place in the address: `finance`, `vehicle-map`. */
  readonly part: (id: string) => Found;
  /** All that the page says of this vehicle: without the cards of others. */
  readonly words: string;
  /** Names of the vehicles in the row of similar ones. */
  readonly similar: readonly string[];
  /** The status that the site answers with at each of these paths. */
  readonly statuses: (paths: readonly string[]) => Promise<readonly number[]>;
}

const known = new Map<string, Promise<VehiclePage>>();

const read = async (site: StateSite, stocknum: string): Promise<VehiclePage> => {
  const html = await vehicleHtml(site, stocknum);
  const page = readHtml(html);
  const main = page.role('main');
  expect(main.count, `main parts of ${stocknum} on ${site.host}`).toBe(1);
  const heading = main.tag('h1');
  expect(heading.count, `headings of ${stocknum} on ${site.host}`).toBe(1);
  return {
    site,
    html,
    page,
    main,
    heading,
    tags: heading.before.children.texts,
    link: (name) => main.role('link', name),
    button: (name) => main.role('button', name),
    part: (id) => main.id(id),
    words: main.wordsWithout('article'),
    similar: main.role('list', 'Similar vehicles').role('heading').texts,
    statuses: (paths) => Promise.all(paths.map(async (path) => (await askSite(site.host, path)).status)),
  };
};

/** Reads a vehicle's page; fetched and parsed once by each worker. */
export const vehiclePage = (site: StateSite, stocknum: string): Promise<VehiclePage> => {
  const key = `${site.host} ${stocknum}`;
  const page = known.get(key) ?? read(site, stocknum);
  known.set(key, page);
  return page;
};
