import * as z from 'zod';
import { financeProviders } from './lenders';

// Apart from the lenders themselves: the calculators run in the browser, and must not carry zod with them.

/** A {@link FinanceProvider}. */
export const financeProviderSchema = z.enum(financeProviders);
