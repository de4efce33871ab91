import { aSiteDocument, aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { siteEstimate, siteExampleRate } from './site-estimate';

const now = new Date('2026-11-21T00:00:00Z');
const vehicle = aVehicle({ price: 30_000 });

describe('siteEstimate', () => {
  it('is the lender’s or the dealer’s weekly figure where the site has finance', () => {
    const site = aSiteDocument({ flags: { finance: true }, finance_provider: 'manual' });
    expect(siteEstimate(site, vehicle, now)?.repayment).toBeGreaterThan(25);
    expect(siteExampleRate(site)).toMatchObject({ interestRate: siteEstimate(site, vehicle, now)?.interestRate });
  });

  it('[SITE-04/finance] is none with the flag off, whatever the provider', () => {
    const site = aSiteDocument({ flags: { finance: false }, finance_provider: 'manual' });
    expect(siteEstimate(site, vehicle, now)).toBeNull();
    expect(siteExampleRate(site)).toBeNull();
  });
});
