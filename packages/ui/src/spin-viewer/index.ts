export type { SpinHotspot, SpinHotspotPosition } from './spin-turn';
export { SpinViewer } from './spin-viewer';
export type { SpinViewerProps } from './spin-viewer-props';
export type { SpinPreloadFailure } from './use-spin-frames';
