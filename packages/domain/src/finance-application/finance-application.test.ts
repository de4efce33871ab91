import { anApplication } from '@forecourt/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentFields, consentWordings } from '../application-consents/application-consents';
import { enquiryUserDataSchema } from '../enquiry/fields/field-schemas';
import {
  type ApplicationAnswers,
  answersAsked,
  applicationFieldNames,
  applicationStepNames,
  applicationSteps,
  openStep,
  stepFaults,
  stepsAsked,
} from './index';

const today = '2026-11-26';
const needs = { identityDocuments: true };

const whole = anApplication();
const faultsOf = (step: keyof typeof applicationSteps, change: ApplicationAnswers) =>
  stepFaults(step, { ...whole, ...change }, today).map(({ field }) => field);

describe('the steps', () => {
  it('show every field once, and no field that does not exist', () => {
    const asked = applicationStepNames.flatMap((name) => applicationSteps[name].fields);
    expect([...asked].sort()).toEqual([...applicationFieldNames].sort());
  });

  it('leave out former homes and jobs where the present ones have lasted, and the licence unless the lender needs it', () => {
    const named = (answers: ApplicationAnswers, licence = true) =>
      stepsAsked({ ...whole, ...answers }, { identityDocuments: licence });
    expect(named({})).not.toContain('home-before');
    expect(named({})).not.toContain('job-before');
    expect(named({ years_at_address: '2' })).toContain('home-before');
    expect(named({ years_in_job: '1' })).toContain('job-before');
    expect(named({ work: 'Not working', years_in_job: '1' })).not.toContain('job');
    expect(named({ work: 'Not working', years_in_job: '1' })).not.toContain('job-before');
    expect(named({}, false)).not.toContain('identity');
  });

  it('are open at the first step with a missing answer, and none is open when all are there', () => {
    expect(openStep(whole, needs, today)).toBeNull();
    expect(openStep({}, needs, today)).toBe('you');
    expect(openStep({ ...whole, years_at_address: '0' }, needs, today)).toBe('home-before');
    expect(openStep({ ...whole, licence_number: '' }, needs, today)).toBe('identity');
    expect(openStep({ ...whole, licence_number: '' }, { identityDocuments: false }, today)).toBeNull();
    for (const field of ['agree_share', 'agree_truth'] as const)
      expect(openStep({ ...whole, [field]: '' }, needs, today)).toBe('agree');
  });

  it('drop answers to questions that another answer has made unnecessary', () => {
    const moved = { ...whole, years_at_address: '9', before_suburb: 'Southside', agree_electronic: '' };
    expect(answersAsked(moved, needs)).not.toHaveProperty('before_suburb');
    expect(answersAsked(moved, needs)).not.toHaveProperty('agree_electronic');
    expect(answersAsked(moved, needs)).toMatchObject({ suburb: 'Northside', licence_number: '12345678' });
  });
});

describe('what is wrong with an answer', () => {
  it.each([
    ['you', { date_of_birth: '2008-11-27' }, ['date_of_birth']],
    ['you', { date_of_birth: '2008-11-26' }, []],
    ['you', { date_of_birth: '1890-01-01' }, ['date_of_birth']],
    ['you', { date_of_birth: '1990-02-30' }, ['date_of_birth']],
    ['you', { email: 'robin' }, ['email']],
    ['you', { phone: '12' }, ['phone']],
    ['you', { dependants: '21' }, ['dependants']],
    ['you', { name: '', last_name: 'x'.repeat(201) }, ['name', 'last_name']],
    ['home', { state: 'Bavaria', postcode: '200' }, ['state', 'postcode']],
    ['home', { years_at_address: '2.5' }, ['years_at_address']],
    ['income', { pay: 'plenty' }, ['pay']],
    ['income', { other_income: '-5' }, ['other_income']],
    ['spending', { household: '' }, ['household']],
    ['spending', { rent: '' }, []],
    ['balance', { mortgage_owed: '600000' }, ['mortgage_month']],
    [
      'balance',
      { mortgage_owed: '600000', mortgage_month: '3100', loans_owed: '1', savings: 'x' },
      ['savings', 'loans_month'],
    ],
    ['balance', { loans_owed: '0' }, []],
    ['loan', { amount: '0' }, ['amount']],
    ['loan', { amount: '999999999' }, ['amount']],
    ['you', { last_name: 'x'.repeat(81) }, ['last_name']],
    ['identity', { licence_expiry: '2026-11-25' }, ['licence_expiry']],
    ['identity', { licence_expiry: '2026-11-26' }, []],
  ] as const)('is found in step %s: %j', (step, change, expected) => {
    expect(faultsOf(step, change)).toEqual(expected);
  });

  it('is found wherever the enquiry that goes with the application would be refused', () => {
    const { shape } = enquiryUserDataSchema;
    const typed = fc.oneof(
      fc.string({ maxLength: 90 }),
      fc.emailAddress(),
      fc.stringMatching(/^[+0-9 ()-]{0,22}$/),
      fc.stringMatching(/^\d{3,5}$/),
    );
    fc.assert(
      fc.property(fc.constantFrom('name', 'last_name', 'email', 'phone'), typed, (name, text) => {
        const isTaken = !stepFaults('you', { [name]: text }, today).some(({ field }) => field === name);
        if (isTaken) expect(shape[name].safeParse(text.trim()).success).toBe(true);
      }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const isTaken = !stepFaults('home', { postcode: text }, today).some(({ field }) => field === 'postcode');
        if (isTaken) expect(shape.postcode.safeParse(text.trim()).success).toBe(true);
      }),
    );
  });

  it('has a message in words, whatever was typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...applicationFieldNames), fc.string(), (name, typed) => {
        const step = applicationStepNames.find((one) => applicationSteps[one].fields.includes(name));
        for (const { message } of step === undefined ? [] : stepFaults(step, { [name]: typed }, today))
          expect(message).toMatch(/\w/);
      }),
    );
  });
});

describe('consents', () => {
  it('names the lender in every consent that concerns it', () => {
    const wordings = consentWordings('Example Finance Pty Ltd');
    for (const field of consentFields.filter((name) => name !== 'agree_truth'))
      expect(wordings[field]).toContain('Example Finance Pty Ltd');
    expect(new Set(Object.values(wordings)).size).toBe(consentFields.length);
  });
});
