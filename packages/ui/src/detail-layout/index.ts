export type { DetailLayoutProps, DetailSection } from './detail-layout-props';
export { DetailLedger } from './detail-ledger';
export { DetailPictures } from './detail-pictures';
export { DetailShowcase } from './detail-showcase';
export { DetailSidebar } from './detail-sidebar';
