// What other features use of this one.
export { controlAction } from './card/control-action';
export { askedPriceValue, priceValue, weeklyRepayment } from './card/price-value';
export { stageTone } from './card/stage-tone';
export { type CardHrefs, type CardSettings, vehicleCardView } from './card/vehicle-card-view';
export { vehicleShape } from './card/vehicle-shape';
export { useKnownNow } from './now/known-now';
