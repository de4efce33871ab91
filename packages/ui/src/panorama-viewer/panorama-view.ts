import type { HotspotNote, HotspotPoint } from '../hotspots/hotspot';

/** A direction in degrees: `yaw` to the right of the middle of the picture, `pitch` above its horizon. */
export type PanoramaDirection = { readonly yaw: number; readonly pitch: number };

/** Where someone looks, and how much is seen: `field`, in degrees, along the longer side of the frame. */
export type PanoramaLook = PanoramaDirection & { readonly field: number };

/** A note in a direction of the cabin. Source: SPIN-02. */
export type PanoramaHotspot = HotspotNote & PanoramaDirection;

export const widestField = 100;
export const narrowestField = 40;
/** Straight up and down turn the head over; the look ends before. */
const steepest = 75;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** The same direction with its yaw from -180 up to 180. */
const wrapYaw = (yaw: number): number => ((((yaw + 180) % 360) + 360) % 360) - 180;

/** A look within its limits: round and round, not over the top, not too near. */
export const limitLook = ({ yaw, pitch, field }: PanoramaLook): PanoramaLook => ({
  yaw: wrapYaw(yaw),
  pitch: between(pitch, -steepest, steepest),
  field: between(field, narrowestField, widestField),
});

/** The direction of a place in per cent of an equirectangular picture, from its left and upper edge. */
export const directionOf = ({ x, y }: { readonly x: number; readonly y: number }): PanoramaDirection => ({
  yaw: wrapYaw((x - 50) * 3.6),
  pitch: (50 - y) * 1.8,
});

/** The place of a direction in per cent of the flat picture. */
export const placeInPicture = ({ yaw, pitch }: PanoramaDirection): { readonly x: number; readonly y: number } => ({
  x: 50 + wrapYaw(yaw) / 3.6,
  y: 50 - pitch / 1.8,
});

/** How far the edges of the frame lie from its middle at a distance of 1; `aspect` is width over height. */
export const edgesOf = (field: number, aspect: number): { readonly across: number; readonly up: number } => {
  const half = Math.tan(radians(field) / 2);
  return aspect >= 1 ? { across: half, up: half / aspect } : { across: half * aspect, up: half };
};

/** The place of a direction in per cent of the frame; `undefined` where it is out of sight. */
export const project = (
  direction: PanoramaDirection,
  look: PanoramaLook,
  aspect: number,
): { readonly x: number; readonly y: number } | undefined => {
  const turn = radians(direction.yaw - look.yaw);
  const rise = radians(direction.pitch);
  const tilt = radians(look.pitch);
  const right = Math.cos(rise) * Math.sin(turn);
  const level = Math.cos(rise) * Math.cos(turn);
  const up = Math.sin(rise) * Math.cos(tilt) - level * Math.sin(tilt);
  const ahead = Math.sin(rise) * Math.sin(tilt) + level * Math.cos(tilt);
  if (ahead <= 0) return undefined;
  const edges = edgesOf(look.field, aspect);
  const x = 50 + (50 * right) / ahead / edges.across;
  const y = 50 - (50 * up) / ahead / edges.up;
  return x < 0 || x > 100 || y < 0 || y > 100 ? undefined : { x, y };
};

/**
 * The notes in sight, each at its place in the frame. `covered`: how much of its height buttons cover at its foot, in
 * per cent; a note there could not be pressed, and comes into sight when one looks down. The note that is open stays.
 * Source: SPIN-02; WCAG 2.4.11.
 */
export const hotspotsInSight = (
  hotspots: readonly PanoramaHotspot[],
  look: PanoramaLook,
  aspect: number,
  { covered = 0, openId }: { readonly covered?: number; readonly openId?: string | undefined } = {},
): readonly HotspotPoint[] =>
  hotspots.flatMap(({ yaw, pitch, ...note }) => {
    const place = project({ yaw, pitch }, look, aspect);
    if (place === undefined || (place.y > 100 - covered && note.id !== openId)) return [];
    return [{ ...note, ...place }];
  });
