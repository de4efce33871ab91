export { isSoldWith } from './is-sold-with';
export { type OrderAnswers, type OrderFieldName, optionalOrderFields, orderFields } from './order-fields';
export {
  holdsVehicle,
  isOpen,
  isOver,
  type OrderAct,
  type OrderKind,
  type OrderState,
  orderActs,
  orderAfter,
  orderKinds,
  orderStates,
} from './order-state';
export { extraField, isAsked, type OrderStepName, orderStepNames, orderSteps, stepsOf } from './order-steps';
