export { type Autogauge, autogaugeSchema } from './autogauge';
export { gaugeFill, isGaugeEligible, leastConfidence, priceGauge } from './price-gauge';
export { readAutogauge } from './read-autogauge';
