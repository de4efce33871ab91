import type { Shrink } from './picture';

/** One picture to be taken. */
export type Shot = {
  /** `controls-button--primary`, with `-390` after it where a story has several widths. */
  readonly picture: string;
  /** What to take, in pixels of the page around the frame. */
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly shrink: Shrink;
  /** Counts up from 0 while one picture is taken again. */
  readonly look: number;
};

/** A picture that is still unlike after this look is unlike: 1.5 seconds after the first. */
export const lastLook = 4;
