export { type ErrorCode, errorCatalogue } from './error-catalogue';
