import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquiryFormSchema, enquiryRules, enquirySettingsSchema } from './enquiry-form';
import { termsNotice } from './form-words';
import type { EnquiryCategory } from './kinds/enquiry-kinds';

const settings = enquirySettingsSchema.parse({});
const typed = { name: 'Robin', email: 'robin@example.com', phone: '0400 000 000', message: 'Hello' };

const rulesFor = (
  category: EnquiryCategory,
  changed: Partial<typeof settings> = {},
  context: Partial<Parameters<typeof enquiryRules>[2]> = {},
) => enquiryRules(category, { ...settings, ...changed }, { dealerships: 1, hasVehicle: false, ...context });

/** The messages beside the fields of a form, by field. */
const messages = (rules: ReturnType<typeof enquiryRules>, values: Record<string, unknown>) => {
  const result = enquiryFormSchema(rules).safeParse({
    ...typed,
    subject: 'General Enquiry',
    postcode: '2000',
    ...values,
  });
  return result.success ? {} : Object.fromEntries(result.error.issues.map((issue) => [issue.path[0], issue.message]));
};

describe('enquiry forms', () => {
  it('[FORM-02] require a message unless site or form says otherwise', () => {
    expect(messages(rulesFor('vehicle'), { message: '  ' })).toEqual({ message: 'Please enter a message.' });
    expect(messages(rulesFor('vehicle', { messageRequired: false }), { message: '' })).toEqual({});
    expect(messages(rulesFor('quick', {}, { messageOptional: true }), { message: '' })).toEqual({});
  });

  it('[FORM-02] require a category only on the general form', () => {
    expect(messages(rulesFor('general'), { subject: '' })).toEqual({
      subject: 'Please choose what your enquiry is about.',
    });
    expect(messages(rulesFor('vehicle'), { subject: '' })).toEqual({});
  });

  it('[FORM-02] require a location when it is shown', () => {
    expect(messages(rulesFor('general', { showLocation: true }), {})).toEqual({
      location: 'Please choose a location.',
    });
    expect(messages(rulesFor('general', { showLocation: true }), { location: 'sales' })).toEqual({});
    expect(messages(rulesFor('general'), {})).toEqual({});
    expect(messages(rulesFor('vehicle', { showLocation: true }, { hasVehicle: true }), {})).toEqual({});
  });

  it('[FORM-02] require a dealership when several exist', () => {
    expect(messages(rulesFor('general', {}, { dealerships: 2 }), {})).toEqual({
      dealership: 'Please choose a dealership.',
    });
    expect(messages(rulesFor('general', {}, { dealerships: 2 }), { dealership: 'one' })).toEqual({});
    expect(messages(rulesFor('vehicle', {}, { dealerships: 2, hasVehicle: true }), {})).toEqual({});
  });

  it('[FORM-02] leave opt-in optional and ticked, rego optional, and ask for terms only where set', () => {
    const parsed = enquiryFormSchema(rulesFor('vehicle')).parse(typed);
    expect(parsed).toMatchObject({ opt_in: true, Rego: '' });
    expect(messages(rulesFor('vehicle'), { opt_in: false })).toEqual({});
    expect(messages(rulesFor('vehicle', { termsNotice: true }), {})).toEqual({ terms_conditions: termsNotice });
    expect(messages(rulesFor('vehicle', { termsNotice: true }), { terms_conditions: true })).toEqual({});
    expect(termsNotice).toBe('* You must agree to the terms of use before submitting the form.');
  });

  it('say beside each field what is wrong', () => {
    expect(messages(rulesFor('vehicle'), { name: ' ', email: 'robin', phone: '12' })).toEqual({
      name: 'Please enter your first name.',
      email: 'Please enter an email address such as name@example.com.',
      phone: 'Please enter a phone number of 8 to 15 digits.',
    });
  });

  it.each([
    ['2000', true],
    [' 0800 ', true],
    ['0800', true],
    ['200', false],
    ['20000', false],
    ['2O00', false],
    ['', false],
  ])('[FORM-01] takes exactly 4 digits for a postcode: %s', (postcode, isValid) => {
    expect(messages(rulesFor('general'), { postcode })).toEqual(
      isValid ? {} : { postcode: 'Invalid postcode. Please enter a 4-digit number.' },
    );
  });

  it('[FORM-01] takes no other text for a postcode', () => {
    const isTaken = (postcode: string) => !('postcode' in messages(rulesFor('general'), { postcode }));
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -.eEO٣\n'), maxLength: 6 }), (postcode) => {
        expect(isTaken(postcode)).toBe(/^[0-9]{4}$/.test(postcode.trim()));
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), (number) => {
        expect(isTaken(String(number).padStart(4, '0'))).toBe(true);
      }),
    );
  });

  it('leave the postcode out where the form has none, but refuse a wrong one', () => {
    expect(messages(rulesFor('vehicle'), { postcode: '' })).toEqual({});
    expect(messages(rulesFor('vehicle'), { postcode: '20' })).toHaveProperty('postcode');
  });
});
