import { siteEstimate } from '@forecourt/config/site-estimate';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { aLender, aPublicSite, aVehicle, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { weeklyNote } from './weekly-note';

const site = aPublicSite({ flags: { finance: true }, finance_provider: 'manual', finance: { interestRate: 9 } });

const lender = aLender();

describe('weeklyNote', () => {
  it('gives the rate and the comparison rate, with what they are based on', () => {
    expect(weeklyNote(site)).toBe(
      'Where a lender has quoted for a vehicle, its own rate and term count. Else estimates are at 9.00% p.a. (comparison rate 9.22% p.a., based on a 5-year secured $30,000 loan, repaid weekly) over 5 years. Each vehicle shows its own.',
    );
  });

  it('says where a site has offers that their vehicles show those, and no repayment', () => {
    expect(weeklyNote({ ...site, flags: { ...site.flags, offers: true } })).toMatch(
      / Each vehicle shows its own\. Vehicles with an offer of a rate show that, and have no repayment here\.$/,
    );
  });

  it('[FIN-09] uses the 5-year example also where the dealer\u2019s own term differs', () => {
    const long = weeklyNote({ ...site, finance: { ...site.finance, termYears: 7 } });
    expect(long).toContain('9.22% p.a., based on a 5-year secured $30,000 loan, repaid weekly) over 7 years.');
  });

  it('agrees with the estimates that the filter counts: the lender’s, and the dealer’s less its deposit', () => {
    const asking = { ...site, finance: { ...site.finance, depositAmount: 3000 } };
    const estimateOf = (vehicle: Partial<Vehicle>) => siteEstimate(asking, aVehicle(vehicle), testNow);
    expect(estimateOf({ finance_lenders: { manual: lender } })).toMatchObject({
      source: 'lender',
      interestRate: 8.5,
      termYears: 4,
    });
    expect(estimateOf({})).toMatchObject({ source: 'dealer', interestRate: 9, termYears: 5, deposit: 3000 });
    const note = weeklyNote(asking);
    expect(note).toContain('Where a lender has quoted for a vehicle, its own rate and term count.');
    expect(note).toMatch(/Else estimates are at 9\.00% p\.a\. .* over 5 years, less a deposit of \$3,000\./);
  });

  it('[SITE-04/finance] is empty where finance is off', () => {
    expect(weeklyNote({ ...site, flags: { ...site.flags, finance: false } })).toBeUndefined();
  });
});
