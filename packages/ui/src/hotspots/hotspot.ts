import type { Picture } from '../page-picture/picture';

/** A note on a point of a vehicle. Source: SPIN-02. */
export type HotspotNote = {
  readonly id: string;
  /** A name of a few words; the description stands alone without one. */
  readonly title?: string;
  readonly description: string;
  readonly image?: Picture;
};

/** A note where it is seen now: per cent of the picture from its left and upper edge. */
export type HotspotPoint = HotspotNote & { readonly x: number; readonly y: number };

/** The name of a point for those who listen, and its heading in the list. */
export const hotspotName = ({ title, description }: HotspotNote): string => title ?? description;

export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Where a note stands inside a frame, in pixels from the frame's upper left, and on which side of its point. */
export type NotePlace = { readonly left: number; readonly top: number; readonly side: 'start' | 'end' };

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/**
 * The place of a note of a given size beside its point: on the side with more room, never over an edge of the frame.
 * All boxes in the same pixels; `gap` keeps it off the point and off the edges.
 */
export const notePlace = (point: Box, note: Pick<Box, 'width' | 'height'>, frame: Box, gap = 12): NotePlace => {
  const x = point.left + point.width / 2 - frame.left;
  const y = point.top + point.height / 2 - frame.top;
  const side = x < frame.width / 2 ? 'end' : 'start';
  const wanted = side === 'end' ? x + point.width / 2 + gap : x - point.width / 2 - gap - note.width;
  const last = (size: number, room: number) => Math.max(gap, room - size - gap);
  return {
    left: between(wanted, gap, last(note.width, frame.width)),
    top: between(y - note.height / 2, gap, last(note.height, frame.height)),
    side,
  };
};
