import { formatCents } from '../money/format-cents';
import type { AustralianState } from '../vehicle/australian-states';
import { coolingOffOf, type LawfulSale, mostKept } from './cooling-off';
import type { CoolingOffLength } from './state-law';

/** What becomes of the money that holds a vehicle, as it stands above the button. */
export const refundWords = (feeCents: number): string =>
  feeCents === 0
    ? 'Holding this vehicle costs nothing and binds you to nothing.'
    : `Your ${formatCents(feeCents)} holds this vehicle; you enter no contract by it. You get all of it back if you change your mind, if the hold ends, or if the vehicle goes to somebody else. If you buy the vehicle, it counts towards the price. There is no surcharge for cards.`;

const stateNames: Readonly<Record<AustralianState, string>> = {
  ACT: 'the Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'the Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

const lengthWords = (length: CoolingOffLength): string => {
  if (length.kind === 'trading-day')
    return 'until 5 pm of the next day on which the dealer trades, or the close of the day after that where it closes sooner';
  const days = length.saturdays ? 'Sundays and public holidays' : 'weekends and public holidays';
  return `${length.days} clear days, without ${days}`;
};

const why = ({ state, carType, isCompany, hasDealerFinance }: LawfulSale): string => {
  const isForNone = (isCompanyToo: boolean) =>
    coolingOffOf({ state, carType: 'used', isCompany: isCompanyToo, hasDealerFinance: true }) === null;
  if (isForNone(false)) return 'there is no cooling-off period';
  if (isCompany && isForNone(true)) return 'there is no cooling-off period for companies';
  if (carType === 'new' && coolingOffOf({ state, carType, isCompany: false, hasDealerFinance: true }) === null)
    return 'there is no cooling-off period for new vehicles';
  return hasDealerFinance
    ? 'there is no cooling-off period'
    : 'there is a cooling-off period only with finance that the dealer arranges';
};

/** The cooling-off period of the contract that is signed with the dealer, or that there is none and why. */
export const coolingOffWords = (sale: LawfulSale, priceCents: number | null): string => {
  const right = coolingOffOf(sale);
  const where = `By the law of ${stateNames[sale.state]}`;
  if (right === null)
    return `${where} ${why(sale)} once you have signed a contract with the dealer. Until you sign, nothing is bought.`;
  const most =
    priceCents === null ? '' : ` The dealer may keep ${formatCents(mostKept(sale, priceCents))} at most then.`;
  return `${where} you may think again once you have signed a contract with the dealer: ${lengthWords(right.length)}.${most} Taking the vehicle home may end that sooner.`;
};

/** What is said where the vehicle is paid for with finance: section 134 of the National Credit Code. */
export const financeWords = 'If your finance is declined, the money that you have paid here is returned to you.';
