export { DetailShowcase as DetailLayout } from '@forecourt/ui';
