import { distanceBetween } from '@forecourt/domain/distance';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type GeocoderReply, noPlace, placeAt, startGeocoder } from '../../../test/test-geocoder';
import { settingsFrom } from '../../ground/env/environment-part';
import { GeocoderFault } from './geocoder';
import { geocoderFor } from './geocoder-for';
import { hostedGeocoder } from './hosted-geocoder';
import { ownPostcodes } from './own-postcodes';
import { postcodeTable } from './postcode-table';

let service: Awaited<ReturnType<typeof startGeocoder>> | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

const start = async (replies: GeocoderReply[]) => {
  service = await startGeocoder('right', replies);
  return service;
};

describe('postcodes of our own', () => {
  const own = ownPostcodes();

  it('[GEO-01] give the coordinates and the place of a postcode', async () => {
    expect(await own('2000')).toMatchObject({ state: 'NSW', place: expect.any(String) });
    const [sydney, melbourne] = [await own('2000'), await own('3000')];
    if (sydney === null || melbourne === null) throw new Error('A capital is missing.');
    // About 713 km as the crow flies, with a radius of 6371 km.
    expect(distanceBetween(sydney, melbourne)).toBeGreaterThan(705);
    expect(distanceBetween(sydney, melbourne)).toBeLessThan(722);
  });

  it.each(['0000', '9999', '200', 'abcd', ''])('[GEO-01] give nothing for the postcode %j', async (postcode) => {
    expect(await own(postcode)).toBeNull();
  });

  it('all lie in Australia, and every line of the table is read', async () => {
    const lines = postcodeTable.trim().split('\n');
    expect(lines.length).toBeGreaterThan(3000);
    for (const line of lines) {
      const found = await own(line.slice(0, 4));
      expect(found, line).not.toBeNull();
      // With its islands.
      expect(found?.lat).toSatisfy((lat: number) => lat < -9 && lat > -55);
      expect(found?.long).toSatisfy((long: number) => long > 95 && long < 169);
    }
  });
});

describe('a hosted geocoder', () => {
  const asking = async (replies: GeocoderReply[], key = 'right') => {
    const { url, asked } = await start(replies);
    return { answer: hostedGeocoder({ url, key, timeoutMs: 300 })('2000'), asked };
  };

  it('[GEO-01] is queried by postal_code and country AU, and its first result is used', async () => {
    const { answer, asked } = await asking([placeAt(-33.87, 151.21)]);
    expect(await answer).toEqual({ lat: -33.87, long: 151.21, state: null, place: null });
    expect(asked).toEqual(['postal_code:2000|country:AU']);
  });

  it('[GEO-01] gives null for a postcode that it does not know', async () => {
    expect(await (await asking([noPlace])).answer).toBeNull();
    await service?.close();
    expect(await (await asking([{ status: 200, body: { results: [] } }])).answer).toBeNull();
  });

  it.each([
    ['a fault of its own', { status: 503, body: {} }],
    ['a limit that is reached', { status: 200, body: { status: 'OVER_QUERY_LIMIT', results: [] } }],
    ['silence', 'hang'],
    ['a page in place of JSON', { status: 200, body: '<html>' }],
    ['another form', { status: 200, body: { places: [] } }],
    ['a place off the Earth', placeAt(-133, 151)],
    ['more than it should say', { status: 200, body: ' '.repeat(600_000) }],
  ] as const)('is reported as failing after %s', async (_, reply) => {
    await expect((await asking([reply])).answer).rejects.toThrow(GeocoderFault);
  });

  it('is asked at its own address alone, wherever it leads', async () => {
    const inner = await startGeocoder('right', [placeAt(1, 2)]);
    const { answer } = await asking([{ status: 302, headers: { location: `${inner.url}?key=right` } }]);
    await expect(answer).rejects.toThrow(GeocoderFault);
    expect(inner.asked).toEqual([]);
    await inner.close();
  });

  it('keeps its key out of errors', async () => {
    await expect((await asking([noPlace], 'wrong-key')).answer).rejects.toThrow(
      'The geocoder refused with REQUEST_DENIED.',
    );
    await service?.close();
    const { url } = await start(['hang']);
    const error: unknown = await hostedGeocoder({ url, key: 'right', timeoutMs: 50 })('2000').catch((thrown) => thrown);
    expect(error).toBeInstanceOf(GeocoderFault);
    expect(JSON.stringify([String(error), error])).not.toContain('right');
  });
});

describe('the geocoder of an installation', () => {
  const hostedAt = (url: string) => ({
    settingsOf: settingsFrom({ GEOCODER_URL: url, GEOCODER_KEY: 'right', GEOCODER_TIMEOUT_MS: '300' }),
  });
  const log = { warn: vi.fn() };

  it('uses its own table unless a hosted geocoder is set', async () => {
    expect(await geocoderFor({ settingsOf: settingsFrom({}) }, log)('2000')).toMatchObject({ state: 'NSW' });
  });

  it('queries the hosted geocoder once a postcode, and names the place from its own table', async () => {
    const { url, asked } = await start([placeAt(-33.9, 151.3)]);
    const geocode = geocoderFor(hostedAt(url), log);
    expect(await geocode('2000')).toMatchObject({ lat: -33.9, long: 151.3, state: 'NSW' });
    expect(await geocode('2000')).toMatchObject({ lat: -33.9 });
    expect(asked).toHaveLength(1);
  });

  it('falls back to its own table while the hosted geocoder fails, logs the failure, and queries it again', async () => {
    const { url, asked } = await start([{ status: 500, body: {} }, placeAt(-33.9, 151.3)]);
    const geocode = geocoderFor(hostedAt(url), log);
    const known = await ownPostcodes()('2000');
    expect(await geocode('2000')).toEqual(known);
    expect(log.warn).toHaveBeenCalledOnce();
    expect(await geocode('2000')).toMatchObject({ lat: -33.9 });
    expect(asked).toHaveLength(2);
  });
});
