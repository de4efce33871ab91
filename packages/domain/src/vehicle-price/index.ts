export { formatDollars } from '../money/format-dollars';
export { belowMarket } from './below-market';
export {
  askedAmount,
  highestHiddenPrice,
  isShownAmount,
  type ShownPrice,
  shownPrice,
} from './shown-price';
export { shownPriceSchema } from './shown-price-schema';
