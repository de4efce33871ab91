export {
  averageRatingSchema,
  type Review,
  type ReviewSet,
  type ReviewSettings,
  reviewSchema,
  reviewSetSchema,
  reviewSettingsSchema,
} from './review';
export { reviewDates } from './review-dates';
export { reviewDay, shownReviews, starFills } from './review-rules';
export {
  isPlaceMeant,
  type JoinedSummary,
  joinedSummary,
  locationSummary,
  placeSummary,
  type ReviewedPlace,
  type ReviewSource,
  type ReviewSummary,
  reviewedPlaceSchema,
  reviewSourceSchema,
  reviewSources,
  reviewSummarySchema,
  summaryOfEach,
} from './review-summary';
export { type StatedRating, statedRating } from './stated-rating';
