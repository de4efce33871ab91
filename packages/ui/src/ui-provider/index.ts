export type { UiImageElementProps, UiLinkElementProps } from './ui-elements';
export { UiImage, type UiImageProps } from './ui-image';
export { UiLink, type UiLinkProps } from './ui-link';
export { UiProvider } from './ui-provider';
