export { dayInWords } from './day-in-words';
export {
  type HoursRow,
  isOpenAt,
  type NextOpening,
  nextOpening,
  openingHoursTable,
  type SpecialHoursRow,
  upcomingSpecialHours,
} from './opening-hours';
export { addCalendarDays, calendarDateIn, instantOf, localTime, stateTimeZone, stateTimeZones, yearIn } from './zone';
