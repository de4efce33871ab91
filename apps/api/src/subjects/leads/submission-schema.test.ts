import { type EnquiryCategory, enquiryRules, enquirySettingsSchema } from '@forecourt/domain/enquiry';
import { enquiryDefaults } from '@forecourt/domain/enquiry-defaults';
import { type LeadSubmissionInput, leadSubmissionSchema } from '@forecourt/domain/lead';
import { aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { boundedSubmissionSchema, leadSubmissionSchemaFor } from './submission-schema';

const typed = { name: 'Robin', email: 'robin@example.com', phone: '0400 000 000', message: 'Hello' };
const rulesFor = (category: EnquiryCategory) =>
  enquiryRules(category, enquirySettingsSchema.parse({}), { dealerships: 1, hasVehicle: false });

describe('leadSubmissionSchemaFor', () => {
  const payload: LeadSubmissionInput = { userData: typed, category: 'vehicle', car_id: '1001' };

  it("[FORM-04] checks the payload by the form's own rules", () => {
    const schema = leadSubmissionSchemaFor(rulesFor('vehicle'));
    expect(schema.parse(payload)).toMatchObject({ source: 'Website', form_completed: true, car_id: '1001' });
    const bad = schema.safeParse({ ...payload, userData: { ...typed, message: '' } });
    expect(bad.error?.issues[0]?.path).toEqual(['userData', 'message']);
    expect(schema.safeParse({ ...payload, category: 'general' }).error?.issues).toMatchObject([{ path: ['category'] }]);
  });

  it.each(['vehicle', 'quick', 'photo', 'reserve', 'buy-online', 'history'] as const)(
    'wants a vehicle for %s',
    (category) => {
      const values = { ...payload, category, userData: { ...typed, postcode: '2000' } };
      const schema = leadSubmissionSchemaFor(rulesFor(category));
      expect(schema.safeParse(values).error).toBeUndefined();
      for (const car_id of [null, undefined]) {
        expect(schema.safeParse({ ...values, car_id }).error?.issues).toMatchObject([
          { path: ['car_id'], message: 'Please start this enquiry from the page of the vehicle.' },
        ]);
      }
    },
  );

  it('[FORM-04] has every field of the form payload of the spec under its name', () => {
    const sent = leadSubmissionSchemaFor(rulesFor('general')).parse({
      userData: { ...typed, subject: 'General Enquiry', postcode: '2000' },
      category: 'general',
    });
    const { userData, ...rest } = sent;
    expect({ ...userData, ...rest }).toMatchObject({
      name: 'Robin',
      email: 'robin@example.com',
      phone: '0400 000 000',
      message: 'Hello',
      category: 'general',
      subcategory: '',
      dealership_slug: null,
      location: '',
      opt_in: true,
      Rego: '',
      terms_conditions: false,
      page_id: '',
      additional_services: [],
      car_type: null,
    });
  });

  it('[FORM-04] keeps the defaults of the vehicle as the page sent them', () => {
    const defaults = enquiryDefaults(aVehicle());
    expect(leadSubmissionSchema.parse({ ...payload, ...defaults })).toMatchObject({
      manufacturer_slug: 'toyota',
      stock_number: 'HC1001',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'HiLux',
      vehicle_status: 'in_stock',
      dealership_slug: 'harbour-city-motors',
      car_id: '1001',
      car_type: 'used',
      subcategory: 'used-vehicle',
    });
  });

  it('[FORM-04] keeps the defaults of the vehicle as the page sent them under the rules of a kind', () => {
    expect(
      leadSubmissionSchemaFor(rulesFor('vehicle')).parse({ ...payload, ...enquiryDefaults(aVehicle()) }),
    ).toMatchObject({
      manufacturer_slug: 'toyota',
      stock_number: 'HC1001',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'HiLux',
      vehicle_status: 'in_stock',
      dealership_slug: 'harbour-city-motors',
      car_id: '1001',
      car_type: 'used',
      subcategory: 'used-vehicle',
    });
  });

  it('bounds the answers of a valuation in number, names and length', () => {
    const withAnswers = (adjustmentAnswers: Record<string, string>) =>
      boundedSubmissionSchema.safeParse({ ...payload, adjustmentAnswers }).success;
    expect(withAnswers({ 'Any damage?': 'No', tyre_tread: 'Good' })).toBe(true);
    expect(withAnswers({ 'a\nEmail: boss@evil.example': 'b' })).toBe(false);
    expect(withAnswers({ Email: 'x'.repeat(401) })).toBe(false);
    expect(withAnswers({ ['k'.repeat(81)]: 'x' })).toBe(false);
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`q${at}`, 'x']));
    expect([withAnswers(many(30)), withAnswers(many(31))]).toEqual([true, false]);
  });

  it('refuses values that none of the forms sends', () => {
    expect(leadSubmissionSchema.safeParse({ ...payload, source: 'Elsewhere' }).success).toBe(false);
    expect(leadSubmissionSchema.safeParse({ ...payload, car_id: "1' or 1=1" }).success).toBe(false);
  });
});
