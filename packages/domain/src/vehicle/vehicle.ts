import * as z from 'zod';
import { slugSchema } from '../slug/slug-schema';
import { carTypeSchema, itemTypeSchema, priceTypeSchema, stateSchema, vehicleStatusSchema } from './vocabulary-schemas';

const text = z.string().trim().min(1).nullable();
const aud = z.number().nonnegative().multipleOf(0.01).nullable();
const isoInstant = z.iso.datetime({ offset: true });
const calendarDate = z.iso.date().nullable();
const number = z.number().nullable();
const count = z.number().int().nullable();
const flag = z.boolean();
const words = z.array(z.string());

/**
 * One picture of a vehicle: the full image and its thumbnail. Both may be absolute or start with `/media/`. A picture
 * that is `cut_out` has a transparent ground and stands on the page's own; others fill their place.
 */
const vehicleImageSchema = z.object({
  url: z.string().min(1),
  thumb_url: z.string().min(1),
  cut_out: z.boolean().optional(),
});
export type VehicleImage = z.infer<typeof vehicleImageSchema>;

/**
 * Where a hotspot sits on one view: at `posX`/`posY` per cent of the picture. Outside it is visible on the frame at
 * `activeAngle`, degrees of the turn from the first frame; inside the picture is the whole panorama.
 */
export const hotspotPositionSchema = z.object({ activeAngle: z.number(), posX: z.number(), posY: z.number() });
/** A point of interest on the spin views, outside and inside (SPIN-02). */
export const hotspotSchema = z.object({
  id: z.string(),
  anchors: words,
  description: z.string(),
  exterior: z.array(hotspotPositionSchema),
  interior: z.array(hotspotPositionSchema),
});

/** Technical data of the variant (spec section 3). Units: litres, L/100km, kilograms, millimetres, newton metres. */
export const variantSchema = z.object({
  cylinders: count,
  enginesize: number,
  enginesize_litres: number,
  induction: text,
  geartype: text,
  fuelconsumptioncombined: number,
  fuelcapacity: number,
  grossvehiclemass: number,
  vehiclelength: number,
  vehicleheight: number,
  vehiclewidth: number,
  towingcapacitybraked: number,
  torque: number,
  ancaprating: number,
  bodyconfiguration: text,
});
export type Variant = z.infer<typeof variantSchema>;

/** Caravan specifications. Lengths and widths in feet (shown in metres too, UNIT-01), masses in kilograms. */
export const caravanSpecificationSchema = z.object({
  body_width: number,
  body_length: number,
  tare_weight: number,
  axle_type: text,
  sleeps: count,
  aggregate_trailer_mass: number,
});
export type CaravanSpecification = z.infer<typeof caravanSpecificationSchema>;

/** One lender's figures for this vehicle (ENTY-04). Money in AUD, rates in per cent a year. */
export const financeLenderSchema = z.object({
  financeProvider: z.string(),
  disclaimer: z.string().nullable(),
  deposit: number,
  paymentMonth: number,
  paymentWeek: number,
  totalPayable: number,
  interestRate: number,
  comparisonRate: number,
  termMonths: number,
  termWeeks: number,
  termYears: number,
  term: z.object({ unit: z.string() }).nullable(),
  balloon: number,
  establishmentFees: number,
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
  slug: slugSchema,
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
  preorder: flag,
  tag: text,
  certified: flag,
  reserved: flag,
  sold: flag,
  sold_at: isoInstant.nullable(),
  show_on_dealer_website: flag,
  has_nvic: flag,
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
  gearnum: count,
  seats: count,
  doors: count,
  engine_size: number,
  engine_size_litres: number,
  variant: variantSchema.nullable(),
  caravan: caravanSpecificationSchema.nullable(),
  standardEquipment: words,
  dealercomments: text,
  carsales_title: text,
  city: text,
  state: stateSchema.nullable(),
  private_suburb: text,
  private_postcode: text,
  photos_count: z.number().int().nonnegative(),
  primary_image_url: text,
  images: z.array(vehicleImageSchema),
  thumbnails: words,
  spin_images: words,
  spin_code: text,
  spin_interior_image: text,
  hotspots: z.array(hotspotSchema),
  video_url: text,
  external_video_url: text,
  file: text,
  views: z.number().int().nonnegative(),
  finance_lenders: z.record(z.string(), financeLenderSchema),
  payment_processors: words,
  autograb_data: z.object({ state_average_market_price: number, average_market_price: number }).nullable(),
});
export type Vehicle = z.infer<typeof vehicleSchema>;

/**
 * A vehicle as it leaves the platform, with the one field of the spec's car that is not stored with it: `location`,
 * the name of the location it stands at (ENTY-01). It follows from `location_id` when the vehicle is read.
 */
export const carSchema = vehicleSchema.extend({ location: text });
export type Car = z.infer<typeof carSchema>;
