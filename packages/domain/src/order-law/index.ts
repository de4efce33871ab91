export { coolingOffEnd, coolingOffOf, type LawfulSale, mostKept, type TradingDays } from './cooling-off';
export { depositCap, type HeldSale, holdFee, isFeeLost, refundDue, staysWithinCap } from './deposit-cap';
export { coolingOffWords, financeWords, refundWords } from './law-words';
export { orderLawVersion, type StateLaw, stateLaws } from './state-law';
