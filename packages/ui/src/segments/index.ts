export { type Segment, Segments, type SegmentsProps } from './segments';
