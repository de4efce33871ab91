import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotspotName, notePlace } from './hotspot';

const frame = { left: 40, top: 90, width: 640, height: 420 };

describe('notePlace', () => {
  it('keeps a note that fits whole inside of the frame, wherever its point is', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const size = fc.record({ width: fc.integer({ min: 80, max: 320 }), height: fc.integer({ min: 40, max: 390 }) });
    fc.assert(
      fc.property(share, share, size, (x, y, note) => {
        const point = { left: frame.left + x * frame.width, top: frame.top + y * frame.height, width: 44, height: 44 };
        const { left, top } = notePlace(point, note, frame);
        expect(left).toBeGreaterThanOrEqual(12);
        expect(top).toBeGreaterThanOrEqual(12);
        expect(left + note.width).toBeLessThanOrEqual(frame.width - 12);
        expect(top + note.height).toBeLessThanOrEqual(frame.height - 12);
      }),
    );
  });

  it('stands on the side with more room, clear of its point', () => {
    const note = { width: 200, height: 80 };
    const left = notePlace({ left: 140, top: 250, width: 44, height: 44 }, note, frame);
    expect(left).toEqual({ left: 156, top: 142, side: 'end' });
    const right = notePlace({ left: 540, top: 250, width: 44, height: 44 }, note, frame);
    expect(right).toEqual({ left: 288, top: 142, side: 'start' });
  });
});

describe('hotspotName', () => {
  it('is the title, or the description where there is none', () => {
    expect(hotspotName({ id: '1', title: 'Tailgate', description: 'Opens by foot.' })).toBe('Tailgate');
    expect(hotspotName({ id: '1', description: 'Opens by foot.' })).toBe('Opens by foot.');
  });
});
