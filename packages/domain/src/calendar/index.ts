export { dayInWords } from './day-in-words';
export { addCalendarDays, calendarDateIn, instantOf, localTime, stateTimeZone, stateTimeZones, yearIn } from './zone';
