export { ReviewBoard, type ReviewBoardProps } from './review-board';
