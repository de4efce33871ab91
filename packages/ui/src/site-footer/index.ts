export type { FooterColumn, FooterLocation, SiteFooterProps } from './site-footer';
export { SiteFooterColumns } from './site-footer-columns';
export { SiteFooterLedger } from './site-footer-ledger';
export { SiteFooterQuiet } from './site-footer-quiet';
