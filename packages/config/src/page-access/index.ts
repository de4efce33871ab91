export { type GatedSite, isOnSite, type PageAccess, pageAccess } from './page-access';
