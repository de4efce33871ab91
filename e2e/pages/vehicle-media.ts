import type { Locator, Page } from '@playwright/test';
import { askSite } from '../stack/ask';
import { foundIn, searchAt, searchKeyOf } from './search-requests';

const found = new Map<string, Promise<string>>();

/** What the page of a vehicle with every view says: a spin, a point outside and one inside. */
const signs = [/360 degree view of/, /description\\":\\"Alloy wheels\./, /description\\":\\"Centre screen/];

const search = async (host: string): Promise<string> => {
  const { hits } = foundIn(
    await searchAt(host, await searchKeyOf(host), { query: 'blue', filters: 'status:in_stock' }),
  );
  for (const { slug } of hits) {
    const path = `/cars/${String(slug)}`;
    const { body } = await askSite(host, path);
    if (signs.every((sign) => sign.test(body))) return path;
  }
  throw new Error(`No vehicle of ${host} has a spin with points of interest.`);
};

/** Address of a vehicle of a demo site that can be turned and looked into. */
export const spinVehicle = (host: string): Promise<string> => {
  const known = found.get(host) ?? search(host);
  found.set(host, known);
  return known;
};

/** The views of a vehicle as a shopper meets them. */
export const vehicleViews = (page: Page) => {
  const turntable = page.getByRole('region', { name: /^360 degree view of/ });
  const frame = turntable.locator('[data-frame][data-shown]');
  return {
    switches: page.getByRole('group', { name: 'Views' }),
    view: (name: string): Locator => page.getByRole('group', { name: 'Views' }).getByRole('button', { name }),
    turntable,
    dial: turntable.getByRole('slider'),
    /** The frame that is seen, from 0. */
    shownFrame: async (): Promise<number> => Number(await frame.getAttribute('data-frame')),
    pictures: page.getByRole('region', { name: /^Pictures of/ }),
    interior: page.getByRole('region', { name: /^Interior of .*(?<!flat picture)$/ }),
  };
};
