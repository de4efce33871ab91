export { AmountField, type AmountFieldProps, MoneyField, NumberField } from './amount-field';
