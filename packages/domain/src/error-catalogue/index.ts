export { type ErrorCode, errorCatalogue } from './error-catalogue';
export { messageOf } from './error-entry';
