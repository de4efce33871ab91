export { SiteFooterQuiet as Footer } from '@forecourt/ui/site-footer';
