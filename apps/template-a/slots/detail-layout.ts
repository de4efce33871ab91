export { DetailSidebar as DetailLayout } from '@forecourt/ui';
