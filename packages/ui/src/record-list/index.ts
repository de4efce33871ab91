export {
  type EmptyList,
  RecordList,
  type RecordListProps,
  RecordListSkeleton,
  type RecordListSkeletonProps,
} from './record-list';
export { type RecordFact, RecordRow, type RecordRowProps, type RecordStatus } from './record-row';
