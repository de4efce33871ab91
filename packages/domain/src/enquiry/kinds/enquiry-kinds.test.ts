import { anEnquiry } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { enquirySuccess } from '../../enquiry-success';
import { enquiryFormSchema, enquiryRules, enquirySettingsSchema } from '../enquiry-form';
import { enquiryFields } from '../fields/enquiry-fields';
import { formFields } from '../form-fields';
import { hiddenField } from '../form-words';
import { rulesUpToStep, stepOfField } from '../steps';
import {
  type EnquiryCategory,
  enquiryCategories,
  enquiryKindOf,
  enquiryKinds,
  type FormCategory,
  formKindOf,
} from './enquiry-kinds';

const contact = { name: 'Robin', email: 'robin@example.com', phone: '0400 000 000' };
const ownVehicle = { make: 'Kia', model: 'Rio', year: '2018', kilometres: '45,000' };

/** A form of each kind of the specification with all that it requires; feeds FORM-06, proven on the pages. */
const specified = {
  general: { subject: 'General Enquiry', postcode: '2000', message: 'Hello' },
  vehicle: { message: 'Hello' },
  quick: { message: 'Hello' },
  'test-drive': { preferred_date: '2028-02-29', preferred_time: '09:30' },
  photo: { message: 'Hello' },
  finance: { postcode: '2000', message: 'Hello', finance_consent: true },
  'pre-approval': { postcode: '2000', finance_consent: true },
  'trade-in': { postcode: '2000', ...ownVehicle },
  sell: { postcode: '2000', ...ownVehicle },
  service: { make: 'Kia', model: 'Rio', preferred_date: '2026-12-01' },
  parts: { make: 'Kia', model: 'Rio', part_description: 'Left mirror' },
  warranty: { make: 'Kia', model: 'Rio', message: 'Hello' },
  fleet: { fleet_size: '12', message: 'Hello' },
  offer: { offer_id: 'o-1', message: 'Hello' },
  reserve: {},
  'buy-online': { postcode: '2000' },
  'find-similar': { message: 'Hello' },
  history: {},
} as const satisfies Readonly<Partial<Record<EnquiryCategory, Readonly<Record<string, string | true>>>>>;
const specifiedKinds = Object.keys(specified) as readonly (keyof typeof specified)[];

/** The values of the required fields of any kind. */
const filled = (category: EnquiryCategory): Readonly<Record<string, unknown>> => {
  const given: Readonly<Record<string, unknown>> = anEnquiry({ Rego: 'ABC123', regoState: 'VIC' });
  const rules = enquiryRules(category, enquirySettingsSchema.parse({}), { dealerships: 1, hasVehicle: true });
  const required = formFields(rules).filter((field) => field.required && !(field.name in contact));
  return Object.fromEntries(required.map(({ name }) => [name, given[name]]));
};

const schemaOf = (category: EnquiryCategory) =>
  enquiryFormSchema(
    enquiryRules(category, enquirySettingsSchema.parse({}), { dealerships: 1, hasVehicle: category === 'vehicle' }),
  );
const faultsOf = (category: EnquiryCategory, values: Readonly<Record<string, unknown>>) =>
  (schemaOf(category).safeParse({ ...contact, ...values }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

it.each(specifiedKinds)('the form of %s has the fields of the specification', (category) => {
  expect(faultsOf(category, specified[category])).toEqual([]);
  expect(Object.keys(filled(category)).toSorted()).toEqual(Object.keys(specified[category]).toSorted());
});

describe.each(enquiryCategories)('the form of %s', (category) => {
  it('is accepted with the fields that it requires', () => {
    expect(faultsOf(category, filled(category))).toEqual([]);
  });

  it('is refused without any one required field, with one fault, at that field', () => {
    for (const name of [...Object.keys(filled(category)), 'name', 'email', 'phone']) {
      const { [name]: _left, ...rest }: Record<string, unknown> = { ...contact, ...filled(category) };
      expect(faultsOf(category, { ...rest, ...(name in contact ? { [name]: '' } : {}) }), name).toEqual([
        [name, expect.stringMatching(/^(Please .+|Invalid postcode\. Please enter a 4-digit number)\.$/)],
      ]);
    }
  });

  it('requires no other field of its own', () => {
    const required = Object.entries(enquiryKindOf(category).fields).flatMap(([name, need]) =>
      need === 'required' ? [name] : [],
    );
    const { message: _message, ...own } = filled(category);
    expect(required.toSorted()).toEqual(Object.keys(own).toSorted());
  });
});

describe('enquiryKinds', () => {
  it('concern a vehicle, an offer or neither, as the specification says', () => {
    const about = (what: string | null) => specifiedKinds.filter((category) => enquiryKindOf(category).about === what);
    expect(about('vehicle')).toEqual(['vehicle', 'quick', 'photo', 'reserve', 'buy-online', 'history']);
    expect(about('offer')).toEqual(['offer']);
  });

  it('have the rego of the shopper’s own vehicle as an optional field (FORM-02)', () => {
    const asking = specifiedKinds.filter((category) => 'Rego' in enquiryKindOf(category).fields);
    expect(asking).toEqual(['trade-in', 'sell', 'service', 'parts', 'warranty']);
    for (const category of asking) {
      expect(enquiryKindOf(category).fields).toMatchObject({ Rego: 'optional', regoState: 'optional' });
    }
  });
});

const rulesOf = (category: EnquiryCategory, hasVehicle = false) =>
  enquiryRules(category, enquirySettingsSchema.parse({ showLocation: true, termsNotice: true }), {
    dealerships: 2,
    hasVehicle,
  });

describe('formFields', () => {
  const namesOf = (rules: ReturnType<typeof rulesOf>) => formFields(rules).map(({ name }) => name);
  const requiring = (field: 'subject' | 'postcode') =>
    specifiedKinds.filter((category) =>
      formFields(rulesOf(category)).some(({ name, required }) => name === field && required),
    );

  it('include a subject and a postcode where the kind requires them', () => {
    expect(requiring('subject')).toEqual(['general']);
    expect(requiring('postcode').toSorted()).toEqual(
      ['general', 'finance', 'pre-approval', 'trade-in', 'sell', 'buy-online'].toSorted(),
    );
  });

  it('are in the order of the table, with the further fields that the site sets', () => {
    const everything = 'subject dealership location name last_name email phone postcode message opt_in opt_in_wording';
    expect(namesOf(rulesOf('general'))).toEqual([...everything.split(' '), 'terms_conditions']);
    expect(namesOf(rulesOf('vehicle', true))).toEqual(
      'name last_name email phone message opt_in opt_in_wording terms_conditions'.split(' '),
    );
  });

  it('leave out the fields of later steps, and do not require them', () => {
    const { steps = [] } = enquiryKinds.vehicle;
    const first = rulesUpToStep(rulesOf('vehicle', true), steps, 0);
    expect(namesOf(first)).toEqual(['name', 'last_name', 'email', 'phone']);
    expect(enquiryFormSchema(first).safeParse({ ...contact, message: '' }).success).toBe(true);
    expect(namesOf(rulesUpToStep(rulesOf('vehicle', true), steps, 1))).toEqual(namesOf(rulesOf('vehicle', true)));
    expect([stepOfField(steps, 'email'), stepOfField(steps, 'message')]).toEqual([0, 1]);
  });
});

describe('kinds with a form', () => {
  it('are those that a page shows, and each has its confirmation', () => {
    const withForm = specifiedKinds.filter((category) => formKindOf(category) !== null);
    expect(withForm).toEqual([
      'general',
      'vehicle',
      'quick',
      'test-drive',
      'photo',
      'finance',
      'pre-approval',
      'trade-in',
      'sell',
      'service',
      'parts',
      'warranty',
      'fleet',
      'offer',
      'find-similar',
      'history',
    ]);
    for (const category of Object.keys(enquiryKinds) as FormCategory[]) {
      const success = enquirySuccess(category);
      expect(success.title).toMatch(/^Thanks\. /);
      expect(success.steps.length).toBeGreaterThan(1);
    }
  });
});

describe('the fields of contact and trade-in', () => {
  it('are the hidden field and the contact details, under the names and labels of the specification', () => {
    const contactLabels = {
      name: 'First Name',
      last_name: 'Last Name',
      postcode: 'Postcode',
      phone: 'Mobile Number',
      email: 'Email Address',
    };
    expect(Object.fromEntries(Object.entries(enquiryFields).map(([name, { label }]) => [name, label]))).toMatchObject(
      contactLabels,
    );
    expect(hiddenField).toBe('more_wishes');
    for (const category of ['general', 'trade-in'] as const) {
      const parsed = schemaOf(category).parse({ ...contact, ...filled(category), last_name: 'Example' });
      for (const name of Object.keys(contactLabels)) expect(parsed).toHaveProperty(name, expect.stringMatching(/./));
    }
  });
});

describe('the fields of a kind', () => {
  it.each([
    ['kilometres', '45,000', '45000'],
    ['kilometres', ' 45 000 ', '45000'],
    ['kilometres', '9999999', '9999999'],
    ['kilometres', '10000000', null],
    ['kilometres', '45k', null],
    ['year', '1900', '1900'],
    ['year', ' 2099 ', '2099'],
    ['year', '1899', null],
    ['year', '2100', null],
    ['year', '201', null],
    ['year', '20188', null],
    ['preferred_date', ' 2028-02-29 ', '2028-02-29'],
    ['preferred_date', '2027-02-29', null],
    ['preferred_date', '1/12/2026', null],
    ['preferred_date', '', ''],
    ['preferred_time', '', ''],
    ['kilometres', '', ''],
    ['year', '', ''],
    ['fleet_size', '', ''],
    ['regoState', '', ''],
    ['preferred_time', '00:00', '00:00'],
    ['preferred_time', '23:59', '23:59'],
    ['preferred_time', '24:00', null],
    ['preferred_time', '9:30', null],
    ['preferred_time', '09:60', null],
    ['fleet_size', '1', '1'],
    ['fleet_size', '99,999', '99999'],
    ['fleet_size', '100000', null],
    ['fleet_size', '0', null],
    ['regoState', 'QLD', 'QLD'],
    ['regoState', 'NZ', null],
    ['Rego', 'ABC1234567', 'ABC1234567'],
    ['Rego', 'ABC12345678', null],
    ['make', 'm'.repeat(60), 'm'.repeat(60)],
    ['make', 'm'.repeat(61), null],
    ['part_description', 'p'.repeat(1001), null],
  ])('read %s %j as %j', (name, given, taken) => {
    const parsed = schemaOf('find-similar').safeParse({ ...contact, message: 'Hello', [name]: given });
    expect(parsed.success ? parsed.data[name as 'year'] : null).toBe(taken);
    if (!parsed.success) expect(parsed.error.issues[0]?.message).toMatch(/^Please .+\.$/);
  });

  it('state how long a text may be', () => {
    const parsed = schemaOf('find-similar').safeParse({ ...contact, message: 'm'.repeat(4001) });
    expect(parsed.error?.issues[0]?.message).toBe('Please shorten your message to 4000 characters. It has 4001.');
  });
});
