import { aLocation, aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { autogaugeSchema } from './autogauge/autogauge';
import { deliveryResultSchema } from './delivery/delivery-result';
import { enquiryUserDataSchema } from './enquiry/fields/field-schemas';
import { enquiryDefaults } from './enquiry-defaults/enquiry-defaults';
import { leadSubmissionSchema } from './lead/lead-submission';
import { addressSchema, locationSchema, openingHoursSchema, specialHoursSchema } from './location/location';
import { manufacturerSchema } from './makes/manufacturer';
import { offerModelSchema, offerSchema } from './offer/offer';
import { promoNodeSchema } from './promo/promo-node';
import { reviewSchema, reviewSetSchema } from './review/review';
import { favouriteSchema, userSchema, viewedVehicleSchema, watchlistItemSchema } from './shopper/shopper';
import { valuationSchema } from './valuation/valuation';
import {
  caravanSpecificationSchema,
  carSchema,
  financeLenderSchema,
  hotspotPositionSchema,
  hotspotSchema,
  variantSchema,
} from './vehicle/vehicle';

// Typed from section 3 of the specification, not from the schemas: a name that differs is a fault of the schema.
const car = `id slug path name make model badge series year km colour interior_colour price before_price offer_price
  subscription_price price_type preorder status car_type item_type tag reserved sold certified created_at updated_at
  photos_count stocknum vin regplate rego_expiry compliance_date build_date video_url external_video_url
  primary_image_url images thumbnails spin_images spin_code spin_interior_image hotspots location location_id
  standardEquipment simple_body simple_drive simple_transmission simple_fuel fuel drive trans seats doors engine_size
  engine_size_litres views gearnum bodyconfiguration city state dealercomments dealership_slug dealership_id
  show_on_dealer_website has_nvic file finance_lenders payment_processors private_suburb private_postcode
  carsales_title autograb_data`;
const variant = `cylinders enginesize enginesize_litres induction geartype fuelconsumptioncombined fuelcapacity
  grossvehiclemass vehiclelength vehicleheight vehiclewidth towingcapacitybraked torque ancaprating bodyconfiguration`;
const lender = `financeProvider disclaimer deposit paymentMonth paymentWeek totalPayable interestRate comparisonRate
  termMonths termWeeks termYears term balloon establishmentFees`;
const location = `id name slug primary location_type location_subtype manufacturers dealership_id dealership_slug visible
  phone dealer_license_number motor_vehicle_repairer image average_rating review_count reviews distribution_locations
  address contact_detail`;

type Entity = readonly [name: string, schema: z.ZodObject, fields: string];

const entity = (name: string, schema: z.ZodObject, fields: string): Entity => [name, schema, fields];

const entities: readonly Entity[] = [
  entity('car', carSchema, car),
  entity('autograb_data', carSchema.shape.autograb_data.unwrap(), 'state_average_market_price average_market_price'),
  entity('hotspot', hotspotSchema, 'id anchors description exterior interior'),
  entity('hotspot position', hotspotPositionSchema, 'activeAngle posX posY'),
  entity('variant', variantSchema, variant),
  entity(
    'caravan specification',
    caravanSpecificationSchema,
    'body_width body_length tare_weight axle_type sleeps aggregate_trailer_mass',
  ),
  entity(
    'autogauge response',
    autogaugeSchema,
    'fill listing_price market_range_min market_range_max confidence description',
  ),
  entity('finance lender', financeLenderSchema, lender),
  entity('location', locationSchema, location),
  entity('address', addressSchema, 'street city state postcode lat long place_id place_url map_key'),
  entity('contact_detail', locationSchema.shape.contact_detail, 'phone landline_phone opening_hours'),
  entity('opening hours', openingHoursSchema, 'weekday status formated_hours open close'),
  entity('special hours', specialHoursSchema, 'status date start_hour end_hour department location_name'),
  entity(
    'offer',
    offerSchema,
    `id name description sanitized_description disclaimer category manufacturer model image_url image_or_model_image
      excluded_website_ids`,
  ),
  entity('model of an offer', offerModelSchema, 'name slug override_url'),
  entity('promo node', promoNodeSchema, 'start expiry position display strictDisplay node'),
  entity('manufacturer', manufacturerSchema, 'id name slug logo'),
  entity(
    'review',
    reviewSchema,
    'id image customer_name text rating created_at_time_ago_in_words review_date review_date_in_words',
  ),
  entity('review set', reviewSetSchema, 'count average_rating'),
  entity('favourite', favouriteSchema, 'id name slug make model primary_image_url'),
  entity('watchlist item', watchlistItemSchema, 'id'),
  entity('user', userSchema, 'id phone'),
  entity('viewed car', viewedVehicleSchema, 'id stocknum make model body simple_body'),
  entity('delivery result', deliveryResultSchema, 'name price'),
  entity('valuation', valuationSchema, 'offer_price adjustmentAnswers rego regoState'),
  entity(
    'lead',
    leadSubmissionSchema,
    `userData category subcategory lead_id url source user_agent car_id car_dealership_id lead_attributes
      adjustmentAnswers rego regoState offer_accepted form_completed`,
  ),
  entity('lead attributes', leadSubmissionSchema.shape.lead_attributes.unwrap(), 'visited_pages linked_query_params'),
  entity(
    'enquiry form',
    enquiryUserDataSchema,
    'name last_name email phone postcode message location opt_in Rego terms_conditions',
  ),
  entity(
    'what goes along with an enquiry form',
    leadSubmissionSchema,
    'category subcategory dealership_slug page_id additional_services car_type',
  ),
];

const words = (list: string) => list.split(/\s+/).filter(Boolean);

describe('fields of section 3', () => {
  // The schemas' part; search, finance, import, API and database have theirs beside them.
  it.each(entities)('[ENTY-01] %s has them all, under their exact names', (_, schema, fields) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(words(fields)));
  });

  it('[ENTY-01] an enquiry about a vehicle starts with all of its defaults', () => {
    expect(Object.keys(enquiryDefaults(aVehicle())).sort()).toEqual(
      [
        ...words(
          'dealership_slug manufacturer_slug stock_number car_type car_id vehicle_status opt_in message subcategory',
        ),
        'Vehicle Make',
        'Vehicle Model',
      ].sort(),
    );
  });

  it('[ENTY-04] keep a lender record as it comes, its term by unit and what it does not know null', () => {
    const unknown = Object.fromEntries(words(lender).map((field) => [field, null]));
    const record = { ...unknown, financeProvider: 'manual', interestRate: 8.5, term: { unit: 'months' } };
    const vehicle = { ...aVehicle({ finance_lenders: { manual: record as never } }), location: aLocation().name };
    expect(carSchema.parse(vehicle).finance_lenders).toEqual({ manual: record });
    expect(financeLenderSchema.safeParse({ ...record, term: 'months' }).success).toBe(false);
    expect(financeLenderSchema.safeParse({ ...record, interestRate: '8.5' }).success).toBe(false);
  });

  it('[ENTY-03] count weekdays from Sunday as 0', () => {
    const day = { status: 'Closed', open: null, close: null, formated_hours: 'Closed' };
    const isValid = (weekday: number) => openingHoursSchema.safeParse({ ...day, weekday }).success;
    expect([-1, 0, 6, 7, 1.5].map(isValid)).toEqual([false, true, true, false, false]);
  });
});
