export { RepaymentBox, type RepaymentBoxProps } from './repayment-box';
