export { ReviewCard, type ReviewCardProps } from './review-card';
export { ReviewList, type ReviewListItem, type ReviewListProps } from './review-list';
