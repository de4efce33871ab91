export { PrizeWheel, type PrizeWheelProps, type WheelSegment } from './prize-wheel';
