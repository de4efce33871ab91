export { DetailSidebar as DetailLayout } from '@forecourt/ui/detail-layout';
