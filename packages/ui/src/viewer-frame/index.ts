export type { ViewerLook } from './viewer-frame';
