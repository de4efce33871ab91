export { PageNotFound, VehicleNotFound } from '../not-found/not-found-pages';
export { PageError, SiteError } from '../page-error/page-errors';
