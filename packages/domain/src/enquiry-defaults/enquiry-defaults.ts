import { type EnquiryCategory, enquiryKindOf } from '../enquiry/kinds/enquiry-kinds';
import { interest } from '../enquiry/kinds/vehicle';
import type { KnownVehicle } from '../lead/lead-submission';
import { slugify } from '../slug/slug';
import type { Vehicle } from '../vehicle/vehicle';
import { vehicleName } from '../vehicle/vehicle-name';

/** What an enquiry about a vehicle carries before anything is typed (spec section 3, FORM-04). */
export interface EnquiryDefaults extends KnownVehicle {
  readonly dealership_slug: string;
  readonly car_type: string;
  readonly car_id: string;
  readonly opt_in: true;
  readonly message: string;
  readonly subcategory: string;
}

type EnquiredVehicle = Pick<
  Vehicle,
  'id' | 'dealership_slug' | 'make' | 'model' | 'year' | 'stocknum' | 'car_type' | 'status'
>;

/** The enquiry defaults of a vehicle; the message is a start that the shopper may change. */
export const enquiryDefaults = (vehicle: EnquiredVehicle, category: EnquiryCategory = 'vehicle'): EnquiryDefaults => {
  const message = enquiryKindOf(category).message ?? interest;
  return {
    dealership_slug: vehicle.dealership_slug,
    manufacturer_slug: slugify(vehicle.make),
    stock_number: vehicle.stocknum,
    'Vehicle Make': vehicle.make,
    'Vehicle Model': vehicle.model,
    car_type: vehicle.car_type,
    car_id: vehicle.id,
    vehicle_status: vehicle.status,
    opt_in: true,
    message: message(vehicleName(vehicle)),
    subcategory: `${vehicle.car_type}-${category}`,
  };
};
