import type { StageTone } from '../stage/stage';
import type { ViewerLook } from '../viewer-frame/viewer-frame';
import type { SpinHotspot } from './spin-turn';
import type { SpinPreloadFailure } from './use-spin-frames';

export type SpinViewerProps = ViewerLook & {
  /** What is turned: "360 degree view of 2023 Toyota RAV4". It names the region and its slider. */
  readonly label: string;
  /** What the picture shows: "2023 Toyota RAV4, blue". */
  readonly alt: string;
  /** Addresses of the frames in the order of the turn. The first stands in the server's HTML. */
  readonly frames: readonly string[];
  /** The frames' own pixels; all have the same. */
  readonly width: number;
  readonly height: number;
  /** `contain`: cut-outs that stand on the stage. `cover`: photos that fill it. */
  readonly fit?: 'contain' | 'cover';
  /** Framed: the ground under a cut-out. */
  readonly tone?: StageTone;
  /** Notes at points of the vehicle, each with the frames it is seen on (SPIN-02). */
  readonly hotspots?: readonly SpinHotspot[];
  /** Words under the scale, evenly spaced from end to end. */
  readonly marks?: readonly string[];
  /** Sold. */
  readonly faded?: boolean;
  /** Where no frame can be had. */
  readonly failedText?: string;
  /**
   * Called once for each frame that does not come; the turn goes on with the others. Nothing is shown or written for
   * it: the caller logs (SPIN-01).
   */
  readonly onPreloadError?: (failure: SpinPreloadFailure) => void;
};
