import { aPublicSite, aSoldVehicle, aVehicle, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { framesOf, vehicleMediaView } from './vehicle-media-view';

const spinning = aPublicSite({ flags: { spin: true } });
const frames = Array.from({ length: 36 }, (_, frame) => `/media/frame-${frame}`);
const towBar = {
  id: '1',
  anchors: [],
  description: 'Tow bar',
  exterior: [
    { activeAngle: 180, posX: 50, posY: 70 },
    { activeAngle: 190, posX: 41, posY: 70 },
  ],
  interior: [],
};
const seats = {
  id: '2',
  anchors: [],
  description: 'Leather seats',
  exterior: [],
  interior: [{ activeAngle: 0, posX: 15, posY: 66 }],
};
const whole = aVehicle({
  spin_images: frames,
  spin_interior_image: '/media/cabin',
  hotspots: [towBar, seats],
  video_url: 'https://youtu.be/aB3_x-9ZkQw',
});
const view = (vehicle = whole, site = spinning) => vehicleMediaView(site, vehicle, '2022 Toyota HiLux');

describe('vehicleMediaView', () => {
  it('[SPIN-02] puts each note on the frames and places that its hotspot names, outside and inside', () => {
    expect(view()?.spin?.hotspots).toEqual([
      {
        id: '1',
        description: 'Tow bar',
        positions: [
          { frame: 18, x: 50, y: 70 },
          { frame: 19, x: 41, y: 70 },
        ],
      },
    ]);
    expect(view()?.interior?.hotspots).toEqual([{ id: '2', description: 'Leather seats', x: 15, y: 66 }]);
  });

  it('includes spin and interior where the site shows them, and a video on any site (SITE-04)', () => {
    expect(view()).toMatchObject({
      spin: { frames },
      interior: { src: '/media/cabin' },
      video: { addresses: [whole.video_url] },
    });
    expect(view(whole, aPublicSite())).toMatchObject({ spin: undefined, interior: undefined });
    expect(view(whole, aPublicSite())?.video).toBeDefined();
  });

  it('leads to the spin that another company keeps under its code, where it has no frames and the site names the company', () => {
    const player = 'https://spins.example/show?id={code}';
    const on = aPublicSite({ flags: { spin: true }, viewer: { spinPlayer: player } });
    const coded = aVehicle({ spin_code: ' A/1 b ', video_url: null, external_video_url: null });
    expect(view(coded, on)).toMatchObject({
      defaultView: 'gallery',
      spin: undefined,
      spinElsewhere: { title: '360 degree view of 2022 Toyota HiLux', href: 'https://spins.example/show?id=A%2F1%20b' },
    });
    expect(view({ ...whole, spin_code: 'A1' }, on)).toMatchObject({ spin: { frames }, spinElsewhere: undefined });
    for (const [vehicle, site] of [
      [{ ...coded, spin_code: ' ' }, on],
      [coded, spinning],
      [coded, aPublicSite({ viewer: { spinPlayer: player } })],
    ] as const)
      expect(view(vehicle, site)).toBeNull();
  });

  it('[GALL-02] starts with the spinner unless the site sets the gallery', () => {
    expect(view()?.defaultView).toBe('spinner');
    expect(view(whole, aPublicSite({ flags: { spin: true }, viewer: { defaultView: 'gallery' } }))?.defaultView).toBe(
      'gallery',
    );
  });

  it('[GALL-01] ignores placeholder pictures in a spin and an interior', () => {
    const standIns = aVehicle({
      spin_images: ['/media/frame-0', '/img/no-image.png'],
      spin_interior_image: '/placeholder.jpg',
    });
    expect(view(standIns)).toBeNull();
  });

  it('is null for a vehicle with pictures alone, and for a sold one', () => {
    expect(view(aVehicle())).toBeNull();
    expect(view(aSoldVehicle(testNow, { spin_images: frames, video_url: '/a.mp4' }))).toBeNull();
  });

  it('puts a spin on the ground of the page where the pictures are cut out', () => {
    expect(view()?.spin?.fit).toBe('cover');
    const cutOut = { url: '/media/a', thumb_url: '/media/a', cut_out: true };
    expect(view({ ...whole, images: [cutOut] })?.spin?.fit).toBe('contain');
  });
});

describe('framesOf', () => {
  const at = (activeAngle: number, posX = 0) => ({ activeAngle, posX, posY: 0 });

  it('[SPIN-02] counts degrees of the turn, past its ends and for any number of frames', () => {
    const framesAt = (angles: readonly number[], count: number) =>
      framesOf(
        angles.map((angle) => at(angle)),
        count,
      ).map(({ frame }) => frame);
    expect(framesAt([0, 90, 180, 270], 36)).toEqual([0, 9, 18, 27]);
    expect(framesAt([-10, 370], 36)).toEqual([35, 1]);
    expect(framesAt([359], 18)).toEqual([0]);
  });

  it('[SPIN-02] uses the nearest position where several fall on one frame', () => {
    expect(framesOf([at(15, 1), at(21, 2), at(12, 3)], 18)).toEqual([{ frame: 1, x: 2, y: 0 }]);
  });
});
