import { formatNumber } from '@forecourt/domain/numbers';
import { isShownAmount } from '@forecourt/domain/vehicle-price';
import { lenderTerms } from '../lenders/lender-terms';
import { type CalculatorBounds, type CalculatorFor, calculatorBounds, fitInputs, standardAmount } from './bounds';
import type { CalculatorInputs } from './calculate';

const highestPrice = 250_000;

/**
 * The bounds of the shared calculator (FIN-04, FIN-06): price from 1,000 (5,000 by lender or setting) to 250,000,
 * starting from the car's price or 30,000; deposit, trade-in and residual from 0 to 250,000. Any rate in the range may
 * be entered.
 */
export const sharedCalculatorBounds = (calculator: CalculatorFor): CalculatorBounds => {
  const { price, provider, settings } = calculator;
  const bounds = calculatorBounds(calculator);
  return {
    ...bounds,
    amount: {
      min: lenderTerms(provider, settings).amountMin,
      max: highestPrice,
      step: null,
      initial: isShownAmount(price) ? price : standardAmount,
    },
    interest: { ...bounds.interest, step: null },
  };
};

/** What the shared calculator makes of what was entered. */
export interface SharedCalculatorEntry {
  readonly inputs: CalculatorInputs;
  /** What is wrong with the price; null when it can be computed with. */
  readonly amountMessage: string | null;
}

/**
 * Reads the shared calculator (FIN-04): a price outside its bounds stays as entered and is answered with a message,
 * zero or less becomes 0, every other number is clamped.
 */
export const readSharedCalculator = (
  bounds: CalculatorBounds,
  entered: Partial<CalculatorInputs>,
): SharedCalculatorEntry => {
  const { min, max, initial } = bounds.amount;
  const price = entered.amount ?? initial;
  const amount = price > 0 ? price : 0;
  const fits = amount >= min && amount <= max;
  return {
    inputs: { ...fitInputs(bounds, entered), amount },
    amountMessage: fits ? null : `Cannot be less than ${formatNumber(min)} or more than ${formatNumber(max)}`,
  };
};
