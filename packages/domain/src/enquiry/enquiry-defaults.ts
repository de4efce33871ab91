import { slugify } from '../slug/slug';
import type { Vehicle } from '../vehicle/vehicle';
import { vehicleName } from '../vehicle/vehicle-name';
import type { EnquiryCategory, KnownVehicle } from './enquiry';

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

const messages: Partial<Record<EnquiryCategory, (name: string) => string>> = {
  'test-drive': (name) => `I would like to book a test drive of the ${name}.`,
  photo: (name) => `Could you please send me more photos of the ${name}?`,
  finance: (name) => `I would like a finance quote for the ${name}.`,
  'find-similar': (name) => `Could you please let me know when you have something like the ${name}?`,
};

/** The enquiry defaults of a vehicle; the message is a start that the shopper may change. */
export const enquiryDefaults = (vehicle: EnquiredVehicle, category: EnquiryCategory = 'vehicle'): EnquiryDefaults => {
  const name = vehicleName(vehicle);
  const message = messages[category] ?? ((it: string) => `I am interested in the ${it}. Is it still available?`);
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
    message: message(name),
    subcategory: `${vehicle.car_type}-${category}`,
  };
};
