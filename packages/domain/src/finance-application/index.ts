export { type ApplicationField, longestAnswer } from './application-field';
export {
  type ApplicationAnswers,
  type ApplicationFieldName,
  applicationField,
  applicationFieldNames,
} from './application-fields';
export {
  type ApplicationNeeds,
  type ApplicationPart,
  type ApplicationStepName,
  applicationParts,
  applicationStepNames,
  applicationSteps,
  applicationWaitDays,
  stepFields,
  stepsAsked,
} from './application-steps';
export { type ApplicationFault, answersAsked, openStep, stepFaults } from './check-application';
