export { formatNumber } from './format-number';
