export { DepartmentHours, type HoursDepartment } from './department-hours';
export { HolidayHoursDialog, type HolidayHoursDialogProps } from './holiday-hours-dialog';
export { type HoursRow, HoursTable, type SpecialHoursRows } from './hours-table';
