import * as z from 'zod';
import { nearSlotSchema, testDriveDaySchema, testDrivePlaceSchema, testDriveVehicleSchema } from './test-drive-slots';

/** `waiting` for the dealer's word, `confirmed`, or `cancelled` by either side. One that waits has its time as well. */
export const bookingStates = ['waiting', 'confirmed', 'cancelled'] as const;
export type BookingState = (typeof bookingStates)[number];

/** When a test drive is, by the clock of its place. */
export const testDriveTimeSchema = z.object({
  /** ISO instants. */
  starts_at: z.string(),
  ends_at: z.string(),
  /** `Tuesday 24 November 2026`. */
  day: z.string(),
  /** `10:30 am`, and `11:30 am`; `clock` is what the clock of the place is called: `AEDT`. */
  time: z.string(),
  until: z.string(),
  clock: z.string(),
});
export type TestDriveTime = z.infer<typeof testDriveTimeSchema>;

/**
 * A test drive for whoever has its address: GET /internal/v1/sites/{website_id}/test-drives/{token} for
 * `/test-drive/{token}`, and what POST /api/test-drive/change and /cancel answer to a script. 404 `test_drive_not_found`
 * for an address that was never one, and for one whose 90 days are over.
 */
export const testDriveSchema = testDriveTimeSchema.extend({
  /** The token of its address, `/test-drive/{token}`; its file for calendars is `/api/test-drive/{token}/calendar.ics`. */
  token: z.string(),
  state: z.enum(bookingStates),
  /** Whether it has begun. */
  is_past: z.boolean(),
  /** Whether it can be moved, or cancelled, now. */
  may_change: z.boolean(),
  may_cancel: z.boolean(),
  location: testDrivePlaceSchema,
  /** Where we come to; null where the shopper comes to us. */
  at_home: z.object({ address: z.string(), postcode: z.string() }).nullable(),
  /** Null where none was chosen. */
  vehicle: testDriveVehicleSchema.nullable(),
  /** The days of its place, its own time counted as free; empty where it cannot be moved. */
  days: z.array(testDriveDaySchema),
  /** Free times that are nearest to the `near` that was asked for. */
  nearest: z.array(nearSlotSchema),
});
export type TestDrive = z.infer<typeof testDriveSchema>;

/**
 * Answer of POST /api/test-drive to a script: 201 (200 for one that was booked before) with what was booked; 409 where the
 * time has just been taken, with the free ones nearest to it; 422, 429 and 503 as POST /api/leads. Sent are the fields of
 * an enquiry (JSON as POST /api/leads has it, or a plain form) with `category` `test-drive`, and beside them `slot` and
 * `come_to_you` (true, or `on`); the place is `userData.location`, the address that we come to `userData.home_address` and
 * `userData.postcode`. `preferred_date` and `preferred_time` are made from the slot.
 * A plain form that is taken is answered with 303 to
 * `/success?category=test-drive&lead=…`; one that is not with 303 to `/book-test-drive?car_id=…&location=…` and
 * `returned_form`, the token that `getReturnedForm` reads; its fault about the time is at `slot`.
 */
export const testDriveAnswerSchema = z.union([
  z.object({
    lead_id: z.uuid(),
    token: z.string(),
    booked: testDriveTimeSchema,
    vehicle_sold: z.boolean().optional(),
  }),
  z.object({
    error: z.string(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
    nearest: z.array(nearSlotSchema).default([]),
  }),
]);
export type TestDriveAnswer = z.infer<typeof testDriveAnswerSchema>;

/**
 * What a plain form of POST /api/test-drive/change (`token`, `slot`) or /cancel (`token`) comes back with, as a word in
 * the address `/test-drive/{token}?done=…` or `?fault=…&near={slot}`. A script is answered with {@link testDriveSchema}, or
 * with `error`, `fields` and `nearest`.
 */
export const testDriveDone = ['changed', 'cancelled'] as const;
export type TestDriveDone = (typeof testDriveDone)[number];
export const testDriveFaults = [
  'missing',
  'taken',
  'closed',
  'past',
  'cancelled',
  'sold',
  'busy',
  'tries',
  'page',
] as const;
export type TestDriveFault = (typeof testDriveFaults)[number];

/** A test drive in the garage of the shopper who booked it while they were signed in. */
export const garageBookingSchema = testDriveTimeSchema.extend({
  id: z.uuid(),
  /** Of its address, `/test-drive/{token}`. */
  token: z.string(),
  state: z.enum(bookingStates),
  is_past: z.boolean(),
  /** Name of the place. */
  location: z.string(),
  vehicle: z.object({ name: z.string(), slug: z.string().nullable() }).nullable(),
});
export type GarageBooking = z.infer<typeof garageBookingSchema>;
