export { type Autogauge, autogaugeSchema } from './autogauge';
export { gaugeFill, isGaugeEligible, priceGauge } from './price-gauge';
export { readAutogauge } from './read-autogauge';
