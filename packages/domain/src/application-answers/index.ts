export { type ApplicationBudget, applicationBudget } from './application-budget';
export { maskedNumber, shownAnswer } from './shown-answer';
