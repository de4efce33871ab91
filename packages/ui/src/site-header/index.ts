export type { NavigationFeature, NavigationGroup, NavigationItem, NavigationLink } from './navigation';
export type { PhoneLink, SiteHeaderProps } from './site-header';
export { SiteHeaderMega } from './site-header-mega';
export { SiteHeaderOverlay } from './site-header-overlay';
export { SiteHeaderUtility } from './site-header-utility';
