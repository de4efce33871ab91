export { recordClockCrossings } from './clock-crossings';
