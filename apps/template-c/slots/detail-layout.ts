export { DetailLedger as DetailLayout } from '@forecourt/ui/detail-layout';
