export { commonAccess, type GatedSite, isOnSite, type PageAccess, pageAccess, type Visitor } from './page-access';
