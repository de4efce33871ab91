import * as z from 'zod';
import { carTypeSchema, itemTypeSchema, priceTypeSchema, stateSchema, vehicleStatusSchema } from './vocabulary-schemas';

const text = z.string().trim().min(1).nullable();
const aud = z.number().nonnegative().multipleOf(0.01).nullable();
const isoInstant = z.iso.datetime({ offset: true });
const calendarDate = z.iso.date().nullable();

/** One picture of a vehicle: the full image and its thumbnail. Both may be absolute or start with `/media/`. */
export const vehicleImageSchema = z.object({ url: z.string().min(1), thumb_url: z.string().min(1) });
export type VehicleImage = z.infer<typeof vehicleImageSchema>;

/** Where a hotspot sits on one view: visible at `activeAngle` (frame or degrees), at `posX`/`posY` per cent of the picture. */
export const hotspotPositionSchema = z.object({ activeAngle: z.number(), posX: z.number(), posY: z.number() });
/** A point of interest on the spin views, outside and inside (SPIN-02). */
export const hotspotSchema = z.object({
  id: z.string(),
  anchors: z.array(z.string()),
  description: z.string(),
  exterior: z.array(hotspotPositionSchema),
  interior: z.array(hotspotPositionSchema),
});

/** Technical data of the variant (spec section 3). Units: litres, L/100km, kilograms, millimetres, newton metres. */
export const variantSchema = z.object({
  cylinders: z.number().int().nullable(),
  enginesize: z.number().nullable(),
  enginesize_litres: z.number().nullable(),
  induction: text,
  geartype: text,
  fuelconsumptioncombined: z.number().nullable(),
  fuelcapacity: z.number().nullable(),
  grossvehiclemass: z.number().nullable(),
  vehiclelength: z.number().nullable(),
  vehicleheight: z.number().nullable(),
  vehiclewidth: z.number().nullable(),
  towingcapacitybraked: z.number().nullable(),
  torque: z.number().nullable(),
  ancaprating: z.number().nullable(),
  bodyconfiguration: text,
});
export type Variant = z.infer<typeof variantSchema>;

/** Caravan specifications. Lengths and widths in feet (shown in metres too, UNIT-01), masses in kilograms. */
export const caravanSpecificationSchema = z.object({
  body_width: z.number().nullable(),
  body_length: z.number().nullable(),
  tare_weight: z.number().nullable(),
  axle_type: text,
  sleeps: z.number().int().nullable(),
  aggregate_trailer_mass: z.number().nullable(),
});
export type CaravanSpecification = z.infer<typeof caravanSpecificationSchema>;

/** One lender's figures for this vehicle (ENTY-04). Money in AUD, rates in per cent a year. */
export const financeLenderSchema = z.object({
  financeProvider: z.string(),
  disclaimer: z.string().nullable(),
  deposit: z.number().nullable(),
  paymentMonth: z.number().nullable(),
  paymentWeek: z.number().nullable(),
  totalPayable: z.number().nullable(),
  interestRate: z.number().nullable(),
  comparisonRate: z.number().nullable(),
  termMonths: z.number().nullable(),
  termWeeks: z.number().nullable(),
  termYears: z.number().nullable(),
  term: z.object({ unit: z.string() }).nullable(),
  balloon: z.number().nullable(),
  establishmentFees: z.number().nullable(),
});
export type FinanceLender = z.infer<typeof financeLenderSchema>;

/**
 * A vehicle in stock: the spec's car, under its exact field names (ENTY-01). Prices in AUD dollars with at most
 * two decimals, `km` in kilometres. `id` is a bigint written as a string. Prices of 10 or less are not shown (PRICE-01).
 */
export const vehicleSchema = z.object({
  id: z.string().regex(/^\d+$/),
  dealership_id: z.string(),
  dealership_slug: z.string(),
  location_id: z.string().nullable(),
  stocknum: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  path: z.string(),
  name: z.string(),
  item_type: itemTypeSchema,
  car_type: carTypeSchema,
  status: vehicleStatusSchema,
  make: z.string().min(1),
  model: z.string().min(1),
  badge: text,
  series: text,
  year: z.number().int().min(1900).max(2100),
  km: z.number().int().nonnegative().nullable(),
  colour: text,
  interior_colour: text,
  price: aud,
  before_price: aud,
  offer_price: aud,
  subscription_price: aud,
  price_type: priceTypeSchema.nullable(),
  preorder: z.boolean(),
  tag: text,
  certified: z.boolean(),
  reserved: z.boolean(),
  sold: z.boolean(),
  sold_at: isoInstant.nullable(),
  show_on_dealer_website: z.boolean(),
  has_nvic: z.boolean(),
  created_at: isoInstant,
  updated_at: isoInstant,
  vin: text,
  regplate: text,
  rego_expiry: calendarDate,
  compliance_date: calendarDate,
  build_date: calendarDate,
  body: text,
  bodyconfiguration: text,
  simple_body: text,
  fuel: text,
  simple_fuel: text,
  drive: text,
  simple_drive: text,
  trans: text,
  simple_transmission: text,
  gearnum: z.number().int().nullable(),
  seats: z.number().int().nullable(),
  doors: z.number().int().nullable(),
  engine_size: z.number().nullable(),
  engine_size_litres: z.number().nullable(),
  variant: variantSchema.nullable(),
  caravan: caravanSpecificationSchema.nullable(),
  standardEquipment: z.array(z.string()),
  dealercomments: text,
  carsales_title: text,
  city: text,
  state: stateSchema.nullable(),
  private_suburb: text,
  private_postcode: text,
  photos_count: z.number().int().nonnegative(),
  primary_image_url: text,
  images: z.array(vehicleImageSchema),
  thumbnails: z.array(z.string()),
  spin_images: z.array(z.string()),
  spin_code: text,
  spin_interior_image: text,
  hotspots: z.array(hotspotSchema),
  video_url: text,
  external_video_url: text,
  file: text,
  views: z.number().int().nonnegative(),
  finance_lenders: z.record(z.string(), financeLenderSchema),
  payment_processors: z.array(z.string()),
  autograb_data: z
    .object({ state_average_market_price: z.number().nullable(), average_market_price: z.number().nullable() })
    .nullable(),
});
export type Vehicle = z.infer<typeof vehicleSchema>;

/**
 * A vehicle as it leaves the platform, with the one field of the spec's car that is not stored with it: `location`,
 * the name of the location it stands at (ENTY-01). It follows from `location_id` when the vehicle is read.
 */
export const carSchema = vehicleSchema.extend({ location: text });
export type Car = z.infer<typeof carSchema>;
