export { formatNumber } from './format-number';
export { formatPercent } from './format-percent';
