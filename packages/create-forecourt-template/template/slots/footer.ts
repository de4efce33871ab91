export { SiteFooterColumns as Footer } from '@forecourt/ui/site-footer';
