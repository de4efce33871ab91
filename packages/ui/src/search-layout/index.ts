export type { SearchFilter, SearchLayoutProps } from './search-layout';
export { SearchLayoutBar } from './search-layout-bar';
export { SearchLayoutLedger } from './search-layout-ledger';
export { SearchLayoutSidebar } from './search-layout-sidebar';
