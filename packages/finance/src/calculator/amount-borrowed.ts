import { dollarsOf, moneyFromDollars, subtractMoney } from '@forecourt/domain/money';
import type { CalculatorInputs } from './calculate';

/** Price less deposit and trade-in, in AUD dollars to the cent; nothing where they cover it. */
export const amountBorrowed = ({
  amount,
  deposit,
  tradeIn,
}: Pick<CalculatorInputs, 'amount' | 'deposit' | 'tradeIn'>): number => {
  const of = (dollars: number) => moneyFromDollars(dollars, 'half-up');
  return Math.max(0, dollarsOf(subtractMoney(subtractMoney(of(amount), of(deposit)), of(tradeIn))));
};
