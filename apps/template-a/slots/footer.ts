export { SiteFooterColumns as Footer } from '@forecourt/ui';
