export { formatDollars } from '../money/format-dollars';
export { belowMarket } from './below-market';
export {
  highestHiddenPrice,
  isShownAmount,
  type ShownPrice,
  shownPrice,
} from './shown-price';
export { shownPriceSchema } from './shown-price-schema';
