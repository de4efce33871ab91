export { type GaugeFigures, PriceGauge, type PriceGaugeProps } from './price-gauge';
