export { maskedNumber } from './masked-number';
