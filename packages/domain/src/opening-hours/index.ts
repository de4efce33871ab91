export {
  type HoursRow,
  isOpenAt,
  type NextOpening,
  nextOpening,
  openingHoursTable,
  type SpecialHoursRow,
  upcomingSpecialHours,
} from './opening-hours';
