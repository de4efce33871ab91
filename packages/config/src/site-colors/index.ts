export { type SiteColors, siteColors } from './site-colors';
