export { DetailShowcase as DetailLayout } from '@forecourt/ui/detail-layout';
