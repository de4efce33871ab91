export { codeDigits } from './code';
export { CodeField, type CodeFieldProps } from './code-field';
