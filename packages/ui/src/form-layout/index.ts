export { ErrorSummary, type FieldProblem } from './error-summary';
export { FormCell, FormLayout, FormPart } from './form-layout';
