export { ReviewSummary, type ReviewSummaryProps } from './review-summary';
