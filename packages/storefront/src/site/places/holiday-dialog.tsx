'use client';

// A chunk of its own: most visits meet no holiday.
export { HolidayHoursDialog } from '@forecourt/ui/hours-table';
