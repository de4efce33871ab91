export { Quotation, type QuotationProps } from './quotation';
