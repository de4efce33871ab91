export { australianTimeZones } from './australian-time-zones';
export { clockOfDay } from './clock-of-day';
export { dayInWords } from './day-in-words';
export {
  addCalendarDays,
  calendarDateIn,
  instantOf,
  localTime,
  stateTimeZone,
  stateTimeZones,
  yearIn,
} from './zone';
