import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { aLocation, aPublicSite, aSoldVehicle, aVehicle, testNow } from '@forecourt/testing';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LoadedPicture } from '../../../runtime/media/load-picture';
import { vehicleView } from '../vehicle-view';
import { drawSocialPicture, mostBytes, type SocialFont } from './draw-social-picture';
import { socialPicture, socialPictureView } from './social-picture';

const colors = {
  brand: '#0a7040',
  onBrand: '#ffffff',
  text: '#111111',
  quiet: '#555555',
  line: '#dddddd',
  stage: '#f0f2f1',
};
const site = aPublicSite();
const location = aLocation({ dealer_license_number: 'MD 000001' });
const pageOf = (vehicle: ReturnType<typeof aVehicle>) => vehicleView(site, { vehicle }, testNow);
const viewOf = (vehicle = aVehicle()) => socialPictureView(site, location, pageOf(vehicle));

/** The worst a photo can be for a small file. */
const noise = async (): Promise<LoadedPicture> => ({
  format: 'jpg',
  data: await sharp({
    create: {
      width: 1080,
      height: 720,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer(),
});

describe('the words in the picture of a vehicle', () => {
  it('are its name, its price or the words in its place, and the licence [PRICE-01]', () => {
    expect(viewOf()).toMatchObject({
      heading: '2022 Toyota HiLux',
      subheading: 'SR5 GUN126R',
      price: { figure: '$52,990', note: 'Drive away' },
      licence: 'Motor dealer licence NSW MD 000001',
    });
    expect(viewOf(aVehicle({ price: 10 })).price).toEqual({ figure: 'Enquire for price.', note: undefined });
    expect(viewOf(aVehicle({ price: 0, preorder: true })).price).toEqual({ figure: 'PREORDER', note: undefined });
  });

  it('are "Sold", and no price, once the vehicle has sold', () => {
    const sold = aSoldVehicle(testNow);
    expect(viewOf(sold)).toMatchObject({ price: null, tag: 'Sold' });
    expect(socialPicture(site, sold, pageOf(sold)).alt).toContain(', sold, ');
  });

  it('have an address of their own for each version of the vehicle [SEO-01]', () => {
    const vehicle = aVehicle();
    const changed = aVehicle({ updated_at: '2026-03-11T03:00:00.000Z' });
    const [one, other] = [vehicle, changed].map((each) => socialPicture(site, each, pageOf(each)));
    expect(one).toMatchObject({ width: 1200, height: 630, type: 'image/jpeg' });
    expect(one?.url).toMatch(/^\/cars\/[a-z0-9-]+\/social-picture\?v=[a-z0-9]+$/);
    expect(one?.url).not.toBe(other?.url);
  });
});

describe('the picture of a vehicle', () => {
  let font: SocialFont;
  beforeAll(async () => {
    const { resolve } = createRequire(import.meta.url);
    const file = (weight: number) =>
      readFile(resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`));
    font = { medium: await file(500), bold: await file(700) };
  });
  const long = aVehicle({
    model: 'Landcruiser Prado 150 Series Anniversary',
    badge: 'Kakadu Horizon Opening Rear Window Five Door Wagon',
  });

  it.each([
    ['with a photo', aVehicle(), true],
    ['without one', aVehicle({ images: [], primary_image_url: null }), false],
    ['of a sold vehicle', aSoldVehicle(testNow), true],
    ['with more words than room', long, true],
  ])('is a JPEG of 1200 by 630 under 300 KB, %s [SEO-01]', async (_, vehicle, hasPhoto) => {
    const file = await drawSocialPicture(viewOf(vehicle), { picture: hasPhoto ? await noise() : null, colors, font });
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(file.byteLength).toBeLessThanOrEqual(mostBytes);
    const { data } = await sharp(file)
      .extract({ left: 10, top: 600, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The foot is the dealer's colour.
    for (const [channel, wanted] of [10, 112, 64].entries())
      expect(Math.abs((data[channel] ?? 0) - wanted)).toBeLessThan(8);
  });
});
