import { anApplication } from '@forecourt/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationField, applicationFieldNames } from '../finance-application';
import { applicationBudget, maskedNumber, shownAnswer } from '.';

const whole = anApplication();

describe('applicationBudget', () => {
  it('converts pay to monthly amounts, however often it comes', () => {
    expect(applicationBudget(whole)).toMatchObject({
      pay: (2400 * 26) / 12,
      spending: 2700,
      amount: 30_000,
      termYears: 5,
    });
    expect(applicationBudget({ ...whole, pay: '78000', pay_every: 'Every year' })?.pay).toBe(6500);
  });

  it('returns null before enough answers are there', () => {
    for (const field of ['pay', 'pay_every', 'household', 'amount', 'term'] as const)
      expect(applicationBudget({ ...whole, [field]: '' })).toBeNull();
  });
});

describe('what is shown again', () => {
  it('masks numbers of documents and never shows them whole', () => {
    const identities = applicationFieldNames.filter((name) => applicationField(name).isIdentity === true);
    expect(identities).toEqual(['licence_number', 'licence_card']);
    expect(shownAnswer('licence_number', whole)).toBe('•••••678');
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (typed) => {
        expect(maskedNumber(typed)).not.toBe(typed);
      }),
    );
    expect(shownAnswer('amount', whole)).toBe('$30,000');
    expect(shownAnswer('date_of_birth', whole)).toBe('28 February 1990');
    expect(shownAnswer('date_of_birth', { date_of_birth: 'long ago' })).toBe('long ago');
    expect(shownAnswer('agree_share', whole)).toBe('Yes');
    expect(shownAnswer('children', whole)).toBe('');
  });
});
