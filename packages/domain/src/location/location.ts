import * as z from 'zod';
import { averageRatingSchema, reviewSchema } from '../review/review';
import { stateSchema } from '../vehicle/vocabulary-schemas';

/** Department of a location. */
const locationTypeSchema = z.enum(['sales', 'service', 'parts']);
export type LocationType = z.infer<typeof locationTypeSchema>;

// Only the form: documents that were stored before their clocks were checked are read as ever (`weekFaults`).
const clock = z
  .string()
  .regex(/^\d{2}:\d{2}$/, 'must be a time such as 08:30')
  .nullable();

const pastMidnight = z.boolean().optional();

/**
 * Opening hours of one weekday; 0 is Sunday (ENTY-03). `open`/`close` as HH:MM in the location's own zone, round the
 * clock as 00:00 to 24:00; `past_midnight` where the close is on the next day. Two entries of one weekday are a split day.
 */
export const openingHoursSchema = z.object({
  weekday: z.number().int().min(0).max(6),
  status: z.enum(['Open', 'Closed']),
  open: clock,
  close: clock,
  past_midnight: pastMidnight,
  formated_hours: z.string(),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/**
 * Hours on one date that replace the weekday's. `department` empty or `all` means every department, `location_name`
 * empty every location. Two entries that are alike in these are a split day.
 */
export const specialHoursSchema = z.object({
  status: z.enum(['Open', 'Closed']),
  date: z.iso.date(),
  start_hour: clock,
  end_hour: clock,
  past_midnight: pastMidnight,
  department: z.enum(['sales', 'service', 'parts', 'all', '']),
  location_name: z.string(),
});
export type SpecialHours = z.infer<typeof specialHoursSchema>;

/** A street address in Australia; `lat` and `long` in degrees, `place_id` and `map_key` as the map provider gives them. */
export const addressSchema = z.object({
  street: z.string(),
  city: z.string(),
  state: stateSchema,
  postcode: z.string().regex(/^\d{4}$/),
  lat: z.number().nullable(),
  long: z.number().nullable(),
  place_id: z.string().nullable(),
  place_url: z.string().nullable(),
  map_key: z.string().nullable(),
});
export type Address = z.infer<typeof addressSchema>;

/** A yard, showroom or department of a dealership (spec section 3). `time_zone` is an IANA name. */
export const locationSchema = z.object({
  id: z.string(),
  name: z.string().min(1),
  slug: z.string(),
  primary: z.boolean(),
  /** Empty means sales (ENTY-03). */
  location_type: z.preprocess((value) => (value === '' ? 'sales' : value), locationTypeSchema),
  location_subtype: z.string().nullable(),
  manufacturers: z.array(z.string()),
  dealership_id: z.string(),
  dealership_slug: z.string(),
  visible: z.boolean(),
  phone: z.string().nullable(),
  phone_by_car_type: z.record(z.string(), z.string()),
  email: z.string().nullable(),
  dealer_license_number: z.string().nullable(),
  motor_vehicle_repairer: z.string().nullable(),
  image: z.object({ url: z.string(), thumb_url: z.string() }).nullable(),
  average_rating: averageRatingSchema,
  review_count: z.number().int().nonnegative(),
  /** Left out where reviews are kept as a set of their own. */
  reviews: z.array(reviewSchema).optional(),
  /** Ids of locations whose stock is shown here too (LOC-06). */
  distribution_locations: z.array(z.string()),
  time_zone: z.string(),
  address: addressSchema,
  contact_detail: z.object({
    phone: z.string().nullable(),
    landline_phone: z.string().nullable(),
    opening_hours: z.array(openingHoursSchema),
  }),
  special_hours: z.array(specialHoursSchema),
});
export type Location = z.infer<typeof locationSchema>;
