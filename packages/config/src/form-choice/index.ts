export { checkFormChoice, formChoice } from './form-choice';
