export {
  averageRatingSchema,
  type Review,
  type ReviewSet,
  reviewSchema,
  reviewSetSchema,
  reviewSettingsSchema,
} from './review';
export { reviewDay, shownReviews, starFills } from './review-rules';
