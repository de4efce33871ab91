export { SiteFooterLedger as Footer } from '@forecourt/ui/site-footer';
