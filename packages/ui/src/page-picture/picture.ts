/** A picture that a page shows. `width` and `height` are its own pixels: they hold its place while it loads. */
export type Picture = {
  readonly src: string;
  /** What it shows; empty for decoration. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};
