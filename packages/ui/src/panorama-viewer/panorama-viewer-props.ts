import type { ViewerLook } from '../viewer-frame/viewer-frame';
import type { PanoramaDirection, PanoramaHotspot } from './panorama-view';

export type PanoramaViewerProps = ViewerLook & {
  /** What is looked around in: "Interior of 2023 Toyota RAV4". */
  readonly label: string;
  /** What the picture shows. */
  readonly alt: string;
  /** One equirectangular picture: the whole sphere, twice as wide as high. */
  readonly src: string;
  /** Its own pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the look begins, in degrees from the middle of the picture. */
  readonly start?: PanoramaDirection;
  readonly hotspots?: readonly PanoramaHotspot[];
  /** Where no picture can be had. */
  readonly failedText?: string;
  /** Told why the view fell back to the flat picture, or that there is none; the caller logs. */
  readonly onFailure?: (reason: unknown) => void;
};
