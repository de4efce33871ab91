export {
  adjustmentAnswersOf,
  answerOf,
  type ConditionAnswer,
  type ConditionAnswers,
  type ConditionName,
  type ConditionQuestion,
  conditionNames,
  conditionQuestion,
} from './condition-questions';
export {
  type AdvertisedRange,
  type Deduction,
  isFirm,
  mostKilometres,
  type NoOfferReason,
  oldestYears,
  refusalOf,
  type TradeInOffer,
  tradeInOffer,
} from './trade-in-offer';
export { type Valuation, valuationSchema } from './valuation';
