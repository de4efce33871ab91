export { type OtherPrice, Price, type PriceProps, type PriceValue, type Repayment, RepaymentLine } from './price';
