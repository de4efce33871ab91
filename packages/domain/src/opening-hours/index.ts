export { dayMinutes } from './clock';
export type { OpenPeriod } from './day-hours';
export { type HoursFault, specialFaults, weekFaults } from './hours-faults';
export { type NextOpening, nextOpening, type Reopening, reopenings } from './next-opening';
export { isOpenAt } from './open-at';
export { hasUpcomingSpecialHours } from './special-hours';
export { type SpecialHoursRow, specialDays, upcomingSpecialHours } from './upcoming-hours';
export { type HoursRow, openingHoursTable, weekPeriods } from './week-hours';
