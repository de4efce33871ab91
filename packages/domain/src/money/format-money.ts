import { dollarsOf } from './dollars';
import { formatDollars } from './format-dollars';
import type { Money } from './money';

/** An amount as a shopper reads it: `$34,990`, `$29.50`, `-$5`. */
export const formatMoney = (amount: Money): string => formatDollars(dollarsOf(amount));
