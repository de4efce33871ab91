import { aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { enquiryDefaults } from './enquiry-defaults';

describe('enquiryDefaults', () => {
  it('[FORM-04] carry the vehicle under the names of the spec', () => {
    expect(enquiryDefaults(aVehicle({ make: 'Land Rover', model: 'Defender', year: 2023 }))).toEqual({
      dealership_slug: 'harbour-city-motors',
      manufacturer_slug: 'land-rover',
      stock_number: 'HC1001',
      'Vehicle Make': 'Land Rover',
      'Vehicle Model': 'Defender',
      car_type: 'used',
      car_id: '1001',
      vehicle_status: 'in_stock',
      opt_in: true,
      message: 'I am interested in the 2023 Land Rover Defender. Is it still available?',
      subcategory: 'used-vehicle',
    });
  });

  it.each([
    ['test-drive', 'I would like to book a test drive of the 2022 Toyota HiLux.'],
    ['photo', 'Could you please send me more photos of the 2022 Toyota HiLux?'],
    ['finance', 'I would like a finance quote for the 2022 Toyota HiLux.'],
    ['find-similar', 'Could you please let me know when you have something like the 2022 Toyota HiLux?'],
    ['quick', 'I am interested in the 2022 Toyota HiLux. Is it still available?'],
  ] as const)('begin the message of %s', (category, message) => {
    expect(enquiryDefaults(aVehicle({ status: 'coming_soon' }), category)).toMatchObject({
      message,
      vehicle_status: 'coming_soon',
      subcategory: `used-${category}`,
    });
  });
});
