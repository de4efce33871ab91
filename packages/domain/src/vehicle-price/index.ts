export {
  belowMarket,
  formatDollars,
  highestHiddenPrice,
  isShownAmount,
  type ShownPrice,
  shownPrice,
} from './shown-price';
export { shownPriceSchema } from './shown-price-schema';
