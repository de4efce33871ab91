import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheTags } from '@forecourt/api-contract';
import { testNow } from '@forecourt/testing';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { testEnv } from '../../../test/test-app';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import { type StaticMapReply, startStaticMaps } from '../../../test/test-static-maps';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { settingsFrom } from '../../ground/env/environment-part';
import { tagsOf } from '../../ground/spine/change-tags';
import { currentPosition, readChanges } from '../../ground/spine/read-changes';
import { mediaRoutes } from '../media/media-routes';
import { getPublicSite } from '../public-sites/public-site';
import { readSiteDirectory } from '../sites/site-directory';
import { fetchMapPictures } from './fetch-map-pictures';
import { mapQuestionOf, questionKey, questionOfKey } from './map-question';

let database: Database;
let service: Awaited<ReturnType<typeof startStaticMaps>>;
let reply: () => StaticMapReply;
const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-maps-'));
const searchAccess = () => ({ indexName: 'Car', appId: 'app', apiKey: 'key', answeredBy: 'own' as const });
const envWith = (key: string) => ({
  ...testEnv(),
  dataDir,
  settingsOf: settingsFrom({ STATIC_MAP_URL: service.url, STATIC_MAP_KEY: key, STATIC_MAP_TIMEOUT_MS: '2000' }),
});
const fetchAll = (key = 'secret-key') => fetchMapPictures({ database, env: envWith(key) });
const site = async (env: ReturnType<typeof testEnv> = envWith('secret-key')) =>
  getPublicSite(database.db, { env, searchAccess, processors: { current: null } }, 'yard');

beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('yard'));
  await applyTestSites(database.db, siteNamed('yard', {}));
});
beforeEach(async () => {
  await emptyTables(database, 'map_pictures');
  const picture = await sharp({ create: { width: 1280, height: 800, channels: 3, background: '#99bb99' } })
    .png()
    .toBuffer();
  reply = () => picture;
  service = await startStaticMaps('secret-key', () => reply());
});
afterEach(() => service.close());
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

// Feeds LOC-02, which is proven on the pages.
describe('pictures of maps', () => {
  it('are requested once in the form of the provider, stored, and shown on the pages of the site', async () => {
    await untilDecided(database);
    const start = await currentPosition(database.db);
    expect(await fetchAll()).toEqual({ stored: 1, failed: 0 });
    expect(await fetchAll()).toEqual({ stored: 0, failed: 0 });
    const shown = await site();
    const [location] = shown?.locations ?? [];
    if (location === undefined) throw new Error('The site has no location.');
    const { at } = mapQuestionOf(location.address);
    expect(service.asked).toEqual([
      { center: at, markers: at, zoom: '15', size: '640x400', scale: '2', format: 'png' },
    ]);
    const address = shown?.mapPictures[location.id];
    expect(address).toMatch(/^\/media\/[0-9a-f]{64}$/);
    const served = await mediaRoutes({ dataDir }).request(`${address}?w=640`);
    expect(served.status).toBe(200);
    await untilDecided(database);
    const { changes } = await readChanges(database.db, start);
    const directory = await readSiteDirectory(database.db);
    expect(changes.flatMap((change) => tagsOf(change, directory, testNow))).toContain(cacheTags.site('yard'));
    // Without a provider there is no map, whatever is kept.
    expect((await site(testEnv()))?.mapPictures).toEqual({});
  });

  it('are retried with growing waits while the provider fails, and keep its key out of logs and faults', async () => {
    reply = () => ({ status: 503, text: 'Later.' });
    expect(await fetchAll()).toEqual({ stored: 0, failed: 1 });
    expect(await fetchAll()).toEqual({ stored: 0, failed: 0 });
    const faults = async () =>
      (await database.pool.query('select fault, due_at > now() as waits, question from map_pictures')).rows;
    expect(await faults()).toMatchObject([{ fault: 'It answers 503.', waits: true }]);
    await database.pool.query('update map_pictures set due_at = now()');
    expect(await fetchAll('wrong-key')).toEqual({ stored: 0, failed: 1 });
    const told = JSON.stringify([await faults(), await site()]);
    expect(told).toContain('It answers 403.');
    expect(told).not.toMatch(/secret-key|wrong-key/);
    await database.pool.query('update map_pictures set due_at = now()');
    reply = () => Buffer.from('no picture');
    expect(await fetchAll()).toEqual({ stored: 0, failed: 1 });
    expect((await site())?.mapPictures).toEqual({});
  });

  it('are drawn from the coordinates, else from the address, and in the map style that the location names', () => {
    const address = {
      ...({ street: '1 Yard Street', city: 'Ballarat', state: 'VIC', postcode: '3350' } as const),
      ...{ lat: -37.5, long: 143.8, place_id: null, place_url: null, map_key: null },
    };
    expect(mapQuestionOf(address)).toEqual({ at: '-37.5,143.8', mapKey: null });
    const named = { ...address, lat: null, map_key: 'b1f5c1a8' };
    expect(mapQuestionOf(named)).toEqual({ at: '1 Yard Street, Ballarat VIC 3350', mapKey: 'b1f5c1a8' });
    expect(questionOfKey(questionKey(mapQuestionOf(named)))).toEqual(mapQuestionOf(named));
  });
});
