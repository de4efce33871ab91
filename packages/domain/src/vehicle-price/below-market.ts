import { compareMoney, subtractMoney } from '../money/arithmetic';
import { dollarsOf, moneyFromDollars } from '../money/dollars';
import { money } from '../money/money';
import type { Vehicle } from '../vehicle/vehicle';
import type { ShownPrice } from './shown-price';

/** What a price is at least under the average market price where the below-market indicator shows (PRICE-03). */
const belowMarketFrom = money(500_00);

/**
 * AUD dollars by which the shown price is under the average market price, from 500 on; the state's average is preferred
 * (PRICE-03). Null where no amount is shown or no average is known. Beside the price and not in it: averages move
 * without a change of the vehicle.
 */
export const belowMarket = (price: ShownPrice, averages: Vehicle['autograb_data']): number | null => {
  const average = averages?.state_average_market_price ?? averages?.average_market_price ?? null;
  if (price.kind !== 'amount' || average === null) return null;
  // An average has parts of a cent.
  const under = subtractMoney(moneyFromDollars(average, 'half-up'), moneyFromDollars(price.amount, 'half-up'));
  return compareMoney(under, belowMarketFrom) >= 0 ? dollarsOf(under) : null;
};
