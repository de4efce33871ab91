import * as z from 'zod';

/**
 * Answer of GET /api/finance-disclaimer: what a vehicle's weekly repayment is an example of, with the comparison rate
 * warning and the lender's own words; null for a vehicle without a repayment (FIN-10).
 */
export const financeDisclaimerAnswerSchema = z.object({ disclaimer: z.string().nullable() });
export type FinanceDisclaimerAnswer = z.infer<typeof financeDisclaimerAnswerSchema>;
