import { consentWordings } from '@forecourt/domain/application-consents';
import { applicationStepNames } from '@forecourt/domain/finance-application';
import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { generalEnquiry } from '../../features/enquiry/form/enquiry-context-view';
import { applicationFieldsView } from './application-fields-view';

const lender = 'Example Finance Pty Ltd';
const fieldsOf = (step: (typeof applicationStepNames)[number], answers = {}) =>
  applicationFieldsView({ answers }, step, lender);

describe('the fields of a step of an application', () => {
  it('are drawn as an enquiry draws them where both ask for the same', () => {
    const enquiry = generalEnquiry(aPublicSite()).fields;
    const asked = [...fieldsOf('you'), ...fieldsOf('home')];
    for (const name of ['name', 'email', 'phone', 'postcode']) {
      const field = asked.find((one) => one.name === name);
      expect(field).toBeDefined();
      expect(field).toEqual(enquiry.find((one) => one.name === name));
    }
  });

  it('have what was typed in them, right or wrong', () => {
    const answers = { pay: 'plenty', pay_every: 'Every month' };
    expect(fieldsOf('income', answers).map(({ name, value }) => [name, value])).toEqual([
      ['pay', 'plenty'],
      ['pay_every', 'Every month'],
      ['other_income', ''],
      ['other_income_from', ''],
    ]);
  });

  it('never show the number of a document again: its signs stand beside an empty field, which may stay empty', () => {
    const [number, card] = fieldsOf('identity', { licence_number: '•••••678' });
    expect(number).toMatchObject({
      value: '',
      required: true,
      isKept: true,
      hint: 'Stored: •••••678. Leave it empty to keep it.',
    });
    expect(card).toMatchObject({ value: '', required: true, hint: 'On the card.' });
    expect(card).not.toHaveProperty('isKept');
  });

  it('are boxes with the words that name the lender, ticked where they were agreed to', () => {
    const boxes = fieldsOf('agree', { agree_share: 'on' });
    expect(boxes.map(({ label }) => label)).toEqual(Object.values(consentWordings(lender)));
    expect(boxes.map(({ value }) => value)).toEqual([true, false, false, false]);
    expect(boxes.map(({ required }) => required)).toEqual([true, true, false, false]);
  });

  it('have a label and, in a list, its choices; a browser fills in only what it knows of a person', () => {
    for (const field of applicationStepNames.flatMap((step) => fieldsOf(step))) {
      expect(field.label).toMatch(/\w/);
      if (field.input === 'choice') expect(field.options?.length).toBeGreaterThan(1);
      expect(field.autocomplete).toBeDefined();
    }
    const tokens = new Set(applicationStepNames.flatMap((step) => fieldsOf(step).map((field) => field.autocomplete)));
    expect([...tokens].toSorted()).toEqual(
      [
        'address-level1',
        'address-level2',
        'bday',
        'email',
        'family-name',
        'given-name',
        'off',
        'organization',
        'organization-title',
        'postal-code',
        'street-address',
        'tel',
      ].toSorted(),
    );
  });
});
