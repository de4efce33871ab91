/** Repayments up to this many AUD dollars are not shown (FIN-05, FIN-13). */
const highestHiddenRepayment = 25;

/** What stands in place of a repayment that is not shown (FIN-05). */
export const enquireForFinance = 'Enquire for Finance';

/** Whether a repayment in AUD dollars is shown: above 25 (FIN-05, FIN-13). */
export const isShownRepayment = (repayment: number): boolean => repayment > highestHiddenRepayment;
