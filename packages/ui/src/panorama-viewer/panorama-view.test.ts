import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionOf, edgesOf, hotspotsInSight, limitLook, placeInPicture, project } from './panorama-view';

const degrees = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });
const looks = fc.record({ yaw: degrees(-180, 180), pitch: degrees(-75, 75), field: degrees(40, 100) });
const aspects = degrees(0.4, 2.5);

describe('limitLook', () => {
  it('keeps any look within its limits and leaves one within them as it is', () => {
    const any = fc.record({ yaw: degrees(-2000, 2000), pitch: degrees(-500, 500), field: degrees(-50, 500) });
    fc.assert(
      fc.property(any, (look) => {
        const { yaw, pitch, field } = limitLook(look);
        expect(yaw).toBeGreaterThanOrEqual(-180);
        expect(yaw).toBeLessThan(180);
        expect(Math.abs(pitch)).toBeLessThanOrEqual(75);
        expect(field).toBeGreaterThanOrEqual(40);
        expect(field).toBeLessThanOrEqual(100);
      }),
    );
    expect(limitLook({ yaw: 190, pitch: 10, field: 80 })).toEqual({ yaw: -170, pitch: 10, field: 80 });
  });
});

describe('project', () => {
  it('puts the direction of view in the middle', () => {
    fc.assert(
      fc.property(looks, aspects, (look, aspect) => {
        const place = project(look, look, aspect);
        expect(place?.x).toBeCloseTo(50, 6);
        expect(place?.y).toBeCloseTo(50, 6);
      }),
    );
  });

  it('loses what lies behind, and shows only what is inside of the frame', () => {
    fc.assert(
      fc.property(looks, looks, aspects, (look, direction, aspect) => {
        const place = project(direction, look, aspect);
        if (place === undefined) return;
        for (const share of [place.x, place.y]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(100);
        }
      }),
    );
    expect(project({ yaw: 180, pitch: 0 }, { yaw: 0, pitch: 0, field: 90 }, 1.5)).toBeUndefined();
  });

  it('puts the edge of the field at the edge of the frame, and right of the middle to the right', () => {
    expect(project({ yaw: 44.9, pitch: 0 }, { yaw: 0, pitch: 0, field: 90 }, 1.5)?.x).toBeCloseTo(99.8, 0);
    expect(project({ yaw: 0, pitch: 20 }, { yaw: 0, pitch: 0, field: 90 }, 1.5)?.y).toBeLessThan(50);
    expect(edgesOf(90, 2)).toEqual({ across: expect.closeTo(1), up: expect.closeTo(0.5) });
    expect(edgesOf(90, 0.5)).toEqual({ across: expect.closeTo(0.5), up: expect.closeTo(1) });
  });
});

describe('directionOf', () => {
  it('inverts the place in the picture', () => {
    fc.assert(
      fc.property(degrees(0, 99.9), degrees(0, 100), (x, y) => {
        const place = placeInPicture(directionOf({ x, y }));
        expect(place.x).toBeCloseTo(x, 6);
        expect(place.y).toBeCloseTo(y, 6);
      }),
    );
    expect(directionOf({ x: 50, y: 50 })).toEqual({ yaw: 0, pitch: 0 });
    expect(directionOf({ x: 75, y: 25 })).toEqual({ yaw: 90, pitch: 45 });
  });
});

describe('hotspotsInSight', () => {
  const seat = { id: 'seat', description: 'Leather.' };

  it('[SPIN-02] shows the notes of the inside that lie in the direction of the look', () => {
    const hotspots = [{ ...seat, yaw: 120, pitch: 0 }];
    expect(hotspotsInSight(hotspots, { yaw: 0, pitch: 0, field: 90 }, 1.5)).toEqual([]);
    expect(hotspotsInSight(hotspots, { yaw: 120, pitch: 0, field: 90 }, 1.5)).toEqual([{ ...seat, x: 50, y: 50 }]);
  });

  it('leaves out hotspots that buttons cover, until the view is turned down', () => {
    const hotspots = [{ ...seat, yaw: 0, pitch: -24 }];
    const level = { yaw: 0, pitch: 0, field: 90 };
    expect(hotspotsInSight(hotspots, level, 1.5)[0]?.y).toBeCloseTo(83.4, 1);
    expect(hotspotsInSight(hotspots, level, 1.5, { covered: 25 })).toEqual([]);
    expect(hotspotsInSight(hotspots, level, 1.5, { covered: 25, openId: 'seat' })).toHaveLength(1);
    expect(hotspotsInSight(hotspots, { ...level, pitch: -20 }, 1.5, { covered: 25 })).toHaveLength(1);
  });
});
