import { describe, expect, it } from 'vitest';
import { type CreditSettings, creditSettingsSchema } from './credit-settings';
import { creditConsent, creditLine } from './credit-words';

const faultsOf = (given: object) =>
  (creditSettingsSchema.safeParse(given).error?.issues ?? []).map(({ path }) => path.join('.'));
const settings = (given: object): CreditSettings => creditSettingsSchema.parse(given);
const representative = {
  basis: 'credit-representative',
  licensee: 'Example Finance Pty Ltd',
  licenceNumber: '000000',
  representativeNumber: '000001',
};

describe('creditSettingsSchema', () => {
  it('is a referral by default', () => {
    expect(settings({}).basis).toBe('referral');
  });

  it('refuses more than a referral without what it rests on', () => {
    expect(faultsOf({ basis: 'licence' })).toEqual(['licenceNumber']);
    expect(faultsOf({ basis: 'credit-representative' })).toEqual(['licenceNumber', 'representativeNumber', 'licensee']);
    expect(faultsOf(representative)).toEqual([]);
    expect(faultsOf({ basis: 'licence', licenceNumber: '000000' })).toEqual([]);
  });

  it.each(['ACL 123', '12345', '1234567', '12 345'])('takes no number such as %s', (licenceNumber) => {
    expect(faultsOf({ basis: 'licence', licenceNumber })).toEqual(['licenceNumber']);
  });
});

describe('creditLine', () => {
  it('spells the numbers out', () => {
    expect(creditLine(settings({}))).toBeNull();
    expect(creditLine(settings({ licensee: 'Example Finance Pty Ltd', licenceNumber: '000000' }))).toBe(
      'We refer you to Example Finance Pty Ltd, Australian credit licence 000000',
    );
    expect(creditLine(settings({ basis: 'licence', licenceNumber: '000000' }))).toBe(
      'Australian credit licence 000000',
    );
    expect(creditLine(settings(representative))).toBe(
      'Credit Representative Number 000001 of Example Finance Pty Ltd, Australian credit licence 000000',
    );
  });
});

describe('creditConsent', () => {
  it('names who receives the details, and what the dealer is paid', () => {
    const words = creditConsent(settings({ licensee: 'Example Finance Pty Ltd', commission: 'They pay us $200.' }));
    expect(words).toContain('to Example Finance Pty Ltd, who will contact me. They pay us $200.');
    expect(creditConsent(settings({}))).toContain('to a licensed credit provider');
    expect(creditConsent(settings({ basis: 'licence', licenceNumber: '000000' }))).not.toContain('pass');
  });
});
