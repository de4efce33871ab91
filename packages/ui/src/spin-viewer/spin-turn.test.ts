import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { framesDragged, hotspotsOn, nearestFrame, wrapFrame } from './spin-turn';

const counts = fc.integer({ min: 1, max: 72 });

describe('wrapFrame', () => {
  it('stays on the ring and comes back after a whole turn either way', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), counts, (place, count) => {
        const frame = wrapFrame(place, count);
        expect(frame).toBeGreaterThanOrEqual(0);
        expect(frame).toBeLessThan(count);
        expect(wrapFrame(place + count, count)).toBe(frame);
        expect(wrapFrame(place - count, count)).toBe(frame);
      }),
    );
  });
});

describe('framesDragged', () => {
  it('counts one frame for each 20 px, the same both ways', () => {
    expect([0, 19, 20, 39, 40, -19, -20, -45].map(framesDragged)).toEqual([0, 0, 1, 1, 2, -0, -1, -2]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (pixels) => {
        expect(framesDragged(-pixels) + framesDragged(pixels)).toBe(0);
        expect(framesDragged(pixels + 20)).toBe(framesDragged(pixels) + 1);
      }),
    );
  });
});

describe('nearestFrame', () => {
  it('returns an existing frame, and no other is nearer round the ring', () => {
    const rings = counts.chain((count) =>
      fc.record({
        count: fc.constant(count),
        wanted: fc.nat(count - 1),
        frames: fc.uniqueArray(fc.nat(count - 1), { minLength: 1 }),
      }),
    );
    fc.assert(
      fc.property(rings, ({ count, wanted, frames }) => {
        const found = nearestFrame(wanted, frames, count);
        expect(frames).toContain(found);
        const steps = (frame: number) => Math.min(wrapFrame(frame - wanted, count), wrapFrame(wanted - frame, count));
        expect(steps(found ?? Number.NaN)).toBe(Math.min(...frames.map(steps)));
      }),
    );
  });

  it('returns undefined without frames', () => {
    expect(nearestFrame(3, [], 36)).toBeUndefined();
  });
});

describe('hotspotsOn', () => {
  const note = { id: 'tailgate', title: 'Tailgate', description: 'Opens by foot.' };
  const hotspots = [
    {
      ...note,
      positions: [
        { frame: 4, x: 88, y: 36 },
        { frame: 5, x: 80, y: 37 },
      ],
    },
  ];

  it('[SPIN-02] shows a point on the frames it names, at the place it has there', () => {
    expect(hotspotsOn(hotspots, 4)).toEqual([{ ...note, x: 88, y: 36 }]);
    expect(hotspotsOn(hotspots, 5)).toEqual([{ ...note, x: 80, y: 37 }]);
    expect(hotspotsOn(hotspots, 6)).toEqual([]);
  });
});
