export { type ErrorCode, errorCatalogue, errorMessage } from './error-catalogue';
