import type { HotspotNote, HotspotPoint } from '../hotspots/hotspot';

/** Pixels of a drag that turn the vehicle by one frame (SPIN-01). */
const pixelsPerFrame = 20;

/** Milliseconds between the frames of a vehicle that turns by itself (SPIN-01). */
export const turnEvery = 100;

/** A place on a ring of `count`, from 0, for any whole number of steps in either direction. */
export const wrapFrame = (place: number, count: number): number => ((place % count) + count) % count;

/** Whole frames in a drag of so many pixels: one for each 20, in either direction. */
export const framesDragged = (pixels: number): number => Math.trunc(pixels / pixelsPerFrame);

/** The member of `frames` that is fewest steps from `wanted` on a ring of `count`; the earlier of two equals. */
export const nearestFrame = (wanted: number, frames: readonly number[], count: number): number | undefined => {
  const steps = (frame: number) => {
    const straight = Math.abs(frame - wanted);
    return Math.min(straight, count - straight);
  };
  return frames.reduce<number | undefined>(
    (best, frame) => (best === undefined || steps(frame) < steps(best) ? frame : best),
    undefined,
  );
};

/** Where a note's point is seen: on one frame, counted from 0, in per cent of that picture. */
export type SpinHotspotPosition = { readonly frame: number; readonly x: number; readonly y: number };

/** A note whose point is seen on some of the frames. Source: SPIN-02. */
export type SpinHotspot = HotspotNote & { readonly positions: readonly SpinHotspotPosition[] };

/** The points that are seen on a frame. Source: SPIN-02. */
export const hotspotsOn = (hotspots: readonly SpinHotspot[], frame: number): readonly HotspotPoint[] =>
  hotspots.flatMap(({ positions, ...note }) => {
    const position = positions.find((at) => at.frame === frame);
    return position === undefined ? [] : [{ ...note, x: position.x, y: position.y }];
  });
