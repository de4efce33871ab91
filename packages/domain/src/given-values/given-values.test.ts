import { anEnquiry } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { enquiryFieldNames } from '../enquiry/fields/enquiry-fields';
import { enquiryUserDataSchema } from '../enquiry/fields/field-schemas';
import { withoutFields } from '../enquiry/fields/without-fields';
import { adfValueOf, columnsOf, enquiryColumns, erasedUserData, mailLinesOf } from './given-values';

const given = anEnquiry({ Rego: 'ABC123', regoState: 'VIC', last_name: 'Example' });

describe('the table of fields', () => {
  it('has a row for every field that may be sent, and a schema for every row', () => {
    expect(Object.keys(enquiryUserDataSchema.shape)).toEqual([...enquiryFieldNames]);
  });
});

// Stored leads have these names, and whoever reads exports knows these columns.
describe('names of fields and columns', () => {
  it('stay what they are', () => {
    const names = `subject dealership location name last_name email phone postcode Rego regoState make model badge year
      kilometres preferred_date preferred_time home_address fleet_size part_description offer_id wanted message finance_consent opt_in
      opt_in_wording terms_conditions`;
    expect(enquiryFieldNames).toEqual(names.split(/\s+/));
    const columns = `subject chosen_dealership location name email phone postcode rego rego_state own_make own_model
      own_badge own_year own_kilometres preferred_date preferred_time home_address fleet_size part_description offer_id wanted message`;
    expect(enquiryColumns).toEqual(columns.split(/\s+/));
  });
});

describe('values of a form', () => {
  it('stand in the mail a line each, without lines for empty values', () => {
    expect(mailLinesOf({ ...given, subject: '', offer_id: '' })).toEqual([
      'Postcode: 2000',
      'Registration: ABC123',
      'Registered in: VIC',
      'Own vehicle, make: Kia',
      'Own vehicle, model: Rio',
      'Own vehicle, badge: Sport',
      'Own vehicle, year: 2018',
      'Own vehicle, kilometres: 45000',
      'Preferred date: 2026-03-20',
      'Preferred time: 10:30',
      'Vehicles in the fleet: 12',
      'Part: Left mirror',
      'Looking for: Ute, up to $45,000',
    ]);
    expect(mailLinesOf({ name: 'Avery' })).toEqual([]);
  });

  it('have their places in ADF', () => {
    expect(adfValueOf(given, 'own-rego')).toBe('ABC123');
    expect(adfValueOf(given, 'postcode')).toBe('2000');
    expect(adfValueOf({}, 'own-make')).toBe('');
  });

  it('have their columns in an export, where the parts of a name share one', () => {
    expect(columnsOf(given)).toMatchObject({ name: 'Robin Example', own_make: 'Kia', rego: 'ABC123' });
    expect(columnsOf({ name: 'Avery', last_name: '' }).name).toBe('Avery');
    expect(Object.keys(columnsOf({}))).toEqual([...enquiryColumns]);
  });

  it('are emptied by name of the field', () => {
    expect(withoutFields(given, ['message', 'opt_in', 'opt_in_wording'])).toEqual({
      ...given,
      message: '',
      opt_in: false,
      opt_in_wording: null,
    });
  });
});

describe('erasedUserData', () => {
  it('erases every field of a person, also stored fields that no longer exist', () => {
    const stored = { ...given, opt_in_wording: '1', terms_conditions: true, fax: '03 5550 0000' };
    const left = erasedUserData(stored);
    expect(Object.keys(left).toSorted()).toEqual([...enquiryFieldNames].toSorted());
    expect(new Set(Object.values(left))).toEqual(new Set(['', false, null]));
  });
});
