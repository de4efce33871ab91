export { directionOf, type PanoramaDirection, type PanoramaHotspot } from './panorama-view';
export { PanoramaViewer } from './panorama-viewer';
export type { PanoramaViewerProps } from './panorama-viewer-props';
