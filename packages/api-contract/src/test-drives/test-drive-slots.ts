import * as z from 'zod';

/** A time that can be booked, or that somebody has. Times that are over are not given at all. */
export const testDriveSlotSchema = z.object({
  /** The instant at which it begins, as the form sends it back in `slot`: `2026-11-24T00:30:00.000Z`. */
  value: z.string(),
  /** By the clock of the place: `10:30 am`; where clocks go back and show an hour twice, with the name of the clock. */
  label: z.string(),
  state: z.enum(['free', 'taken']),
});
export type TestDriveSlot = z.infer<typeof testDriveSlotSchema>;

/** A day with its times, in the words that the slot picker shows; every day is given, closed ones too. */
export const testDriveDaySchema = z.object({
  /** `YYYY-MM-DD` by the calendar of the place. */
  date: z.string(),
  /** `Tue`, `24`, `Nov`, `Tuesday 24 November`. */
  weekday: z.string(),
  day: z.string(),
  month: z.string(),
  name: z.string(),
  slots: z.array(testDriveSlotSchema),
  /** Why a day without times has none. */
  closedNote: z.string().optional(),
});
export type TestDriveDay = z.infer<typeof testDriveDaySchema>;

/** A free time with its day, such as those that are nearest to one that has been taken. */
export const nearSlotSchema = z.object({
  value: z.string(),
  /** `Tuesday 24 November, 10:30 am`. */
  label: z.string(),
});
export type NearSlot = z.infer<typeof nearSlotSchema>;

/** How a vehicle stands on its site: `announced` is coming soon, `gone` is shown nowhere on the site any more. */
export const drivenStates = ['available', 'announced', 'reserved', 'sold', 'gone'] as const;

/** The vehicle of a test drive as its site has it now. */
export const testDriveVehicleSchema = z.object({
  id: z.string(),
  /** Year, make and model. */
  name: z.string(),
  /** Empty where the vehicle is nowhere any more. */
  make: z.string(),
  model: z.string(),
  /** Of its page; null where it has none any more. */
  slug: z.string().nullable(),
  picture: z.string().nullable(),
  state: z.enum(drivenStates),
});
export type TestDriveVehicle = z.infer<typeof testDriveVehicleSchema>;

/** Where a test drive begins. */
export const testDrivePlaceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** On one line. */
  address: z.string(),
  phone: z.string().nullable(),
  /** A map that leads there. */
  directions: z.string(),
});
export type TestDrivePlace = z.infer<typeof testDrivePlaceSchema>;

/**
 * The times of a place: GET /internal/v1/sites/{website_id}/test-drive-slots for pages, and GET /api/test-drive/slots for
 * scripts after load. 404 `no_test_drives` where the site has no test drives.
 */
export const testDriveSlotsSchema = z.object({
  /** The vehicle that was asked for; null without one, and where the site's dealers never had it. */
  vehicle: testDriveVehicleSchema.nullable(),
  /** Where it can be driven; without a vehicle, wherever the site offers test drives. Empty: nowhere. */
  locations: z.array(testDrivePlaceSchema),
  /** Id of the place whose times these are: the chosen one, else the only one; null while one is to be chosen. */
  location: z.string().nullable(),
  /** Empty while no place is chosen, and where the vehicle cannot be driven any more. */
  days: z.array(testDriveDaySchema),
  /** Free times that are nearest to the `near` that was asked for, the nearest first; at most three. */
  nearest: z.array(nearSlotSchema),
  /** Minutes of a test drive. */
  length: z.number().int(),
  /** Whether we come to the shopper, and how far; null where not. */
  come_to_you: z.object({ within_km: z.number() }).nullable(),
});
export type TestDriveSlots = z.infer<typeof testDriveSlotsSchema>;

/** What times are asked for. All of it may be left out. */
export interface TestDriveSlotsQuery {
  /** Id of the vehicle. */
  readonly car_id?: string;
  /** Id of the place. */
  readonly location?: string;
  /** An instant whose nearest free times are wanted. */
  readonly near?: string;
}
