import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquiryField } from '../enquiry/fields/enquiry-fields';
import { enquiryUserDataSchema } from '../enquiry/fields/field-schemas';
import { type PersonFieldName, personFields } from '../form-field/person-fields';
import {
  type ApplicationFieldName,
  applicationField,
  applicationFieldNames,
  applicationStepNames,
  applicationSteps,
  stepFaults,
  stepFields,
} from './index';

const today = '2026-11-26';
/** Fields that enquiries and applications for finance both ask for. */
const shared = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;

const stepOf = (name: ApplicationFieldName) => {
  const step = applicationStepNames.find((one) => applicationSteps[one].fields.includes(name));
  if (step === undefined) throw new Error(`No step asks for ${name}.`);
  return step;
};
const messageOf = (name: ApplicationFieldName, typed: string): string | null =>
  stepFaults(stepOf(name), { [name]: typed }, today).find(({ field }) => field === name)?.message ?? null;
const enquiryMessageOf = (name: (typeof shared)[number] | 'regoState', typed: string): string | null =>
  enquiryUserDataSchema.shape[name].safeParse(typed).error?.issues[0]?.message ?? null;

describe('a person’s own details', () => {
  it('[ENTY-01] have the labels of section 3 of the specification in every form', () => {
    expect(Object.entries(personFields).map(([name, { label }]) => `${name}: ${label}`)).toEqual([
      'name: First Name',
      'last_name: Last Name',
      'email: Email Address',
      'phone: Mobile Number',
      'postcode: Postcode',
      'state: State',
    ]);
  });

  it.each(shared)('are asked for in an application as in an enquiry: %s', (name) => {
    const { need: _need, mail: _mail, adf: _adf, column: _column, ...asked } = enquiryField(name);
    expect(applicationField(name)).toEqual(asked);
  });

  it.each(shared)('are told to be missing in the same words: %s', (name) => {
    expect(messageOf(name, ' ')).toBe(personFields[name satisfies PersonFieldName].missing);
    expect(enquiryField(name).missing).toBe(personFields[name].missing);
  });

  it('are taken and refused by an application in the words in which an enquiry takes and refuses them', () => {
    const typed = fc.oneof(
      fc.string({ minLength: 1, maxLength: 90 }),
      fc.emailAddress(),
      fc.stringMatching(/^[+0-9 ()-]{1,22}$/),
      fc.stringMatching(/^\d{3,5}$/),
    );
    fc.assert(
      fc.property(fc.constantFrom(...shared), typed, (name, text) => {
        fc.pre(text.trim() !== '');
        expect(messageOf(name, text)).toBe(enquiryMessageOf(name, text.trim()));
      }),
    );
  });

  it.each([
    ['name', 'x'.repeat(81), 'Please shorten your first name to 80 characters. It has 81.'],
    ['last_name', 'x'.repeat(81), 'Please shorten your last name to 80 characters. It has 81.'],
    [
      'email',
      `${'x'.repeat(60)}@${'y'.repeat(60)}.${'z'.repeat(60)}.${'w'.repeat(60)}.${'v'.repeat(20)}.example`,
      'Please shorten your email address to 254 characters. It has 272.',
    ],
  ] as const)('that are too long are told how long they may be: %s', (name, typed, message) => {
    expect(messageOf(name, typed)).toBe(message);
    expect(enquiryMessageOf(name, typed)).toBe(message);
  });

  it.each(['state', 'before_state', 'licence_state'] as const)(
    'name a state or territory as the registration of a vehicle does: %s',
    (name) => {
      const { label: _label, autocomplete: _autocomplete, ...row } = applicationField(name);
      expect(enquiryField('regoState')).toMatchObject(row);
      for (const typed of ['NSW', 'TAS', 'NZ', 'nsw', 'Victoria'])
        expect(messageOf(name, typed)).toBe(enquiryMessageOf('regoState', typed));
    },
  );

  it('of a former address are not filled in by the browser with the present one', () => {
    for (const name of ['before_state', 'before_postcode'] as const)
      expect(applicationField(name)).not.toHaveProperty('autocomplete');
  });
});

describe('the table of an application', () => {
  // Sealed applications, webhooks and forms that wait for their shoppers have these.
  it('keeps the names of its fields', () => {
    const names = `name last_name date_of_birth email phone residency dependants address suburb state postcode living
      years_at_address before_address before_suburb before_state before_postcode before_years work employer occupation
      years_in_job before_employer before_occupation before_years_in_job pay pay_every other_income other_income_from
      rent household transport insurance children other_spending home_value vehicles_value savings other_owned
      mortgage_owed mortgage_month loans_owed loans_month card_limits amount deposit term purpose changes licence_number
      licence_card licence_state licence_expiry agree_share agree_truth agree_credit_check agree_electronic`;
    expect(applicationFieldNames).toEqual(names.split(/\s+/));
  });

  it('says of each field what its check and its list need', () => {
    for (const name of applicationFieldNames) {
      const { input, choices, figure, day } = applicationField(name);
      expect([name, choices !== undefined]).toEqual([name, input === 'choice']);
      expect([name, figure !== undefined]).toEqual([name, input === 'dollars' || input === 'figures']);
      expect([name, day !== undefined]).toEqual([name, input === 'date']);
    }
  });

  it('says what may stay empty: the same that a step takes empty', () => {
    for (const step of applicationStepNames) {
      const required = stepFields(step).flatMap((field) => (field.required ? [field.name] : []));
      expect(stepFaults(step, {}, today).map(({ field }) => field)).toEqual(required);
    }
    expect(stepFields('spending').filter(({ required }) => required)).toEqual([{ name: 'household', required: true }]);
  });

  it('refuses with a whole sentence', () => {
    fc.assert(
      fc.property(fc.constantFrom(...applicationFieldNames), fc.string(), (name, typed) => {
        const message = messageOf(name, typed);
        if (message !== null) expect(message).toMatch(/^\S.*\.$/);
      }),
    );
  });
});
