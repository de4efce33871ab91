export { dayInWords } from './day-in-words';
export {
  addCalendarDays,
  australianTimeZones,
  calendarDateIn,
  instantOf,
  localTime,
  stateTimeZone,
  stateTimeZones,
  yearIn,
} from './zone';
