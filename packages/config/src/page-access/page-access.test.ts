import { aSiteDocument } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import type { PageRow } from '../pages/page-row';
import { pages } from '../pages/pages';
import { gateNames, gateSettingsSchema } from '../site-document/gate-settings';
import { commonAccess, isOnSite, pageAccess } from './page-access';

const gates = gateSettingsSchema.parse({});
const everyGate = gateSettingsSchema.parse(Object.fromEntries(gateNames.map((name) => [name, true])));
const anonymous = { kind: 'anonymous' } as const;
const shopper = { kind: 'shopper', id: 'shopper-1' } as const;
const unavailable = { kind: 'unavailable' } as const;
const withAuth = aSiteDocument({ flags: { auth: true } });
const withoutAuth = aSiteDocument();

const own = (needsShopper: NonNullable<PageRow['needsShopper']>): PageRow => ({
  folder: 'own',
  address: '/own',
  rendering: 'private',
  forOne: 'session',
  security: 'private',
  needsShopper,
});

// Feeds AUTH-02, which is proven on the pages.
describe('pageAccess', () => {
  it('requires sign-in for a page for shoppers, and answers not-found while nobody can sign in', () => {
    expect(pageAccess(own(true), withAuth, anonymous)).toBe('sign-in');
    expect(pageAccess(own(true), withAuth, shopper)).toBe('open');
    expect(pageAccess(own(true), withoutAuth, shopper)).toBe('not-found');
  });

  it.each(gateNames)('requires sign-in for a page when the gate %s is on, and for no other gate', (gate) => {
    expect(pageAccess(own(gate), withAuth, anonymous)).toBe('open');
    expect(pageAccess(own(gate), { ...withAuth, gates: { ...gates, [gate]: true } }, anonymous)).toBe('sign-in');
    expect(pageAccess(own(gate), { ...withAuth, gates: { ...everyGate, [gate]: false } }, anonymous)).toBe('open');
    expect(pageAccess(own(gate), { ...withAuth, gates: everyGate }, shopper)).toBe('open');
    expect(pageAccess(own(gate), { ...withoutAuth, gates: everyGate }, shopper)).toBe('not-found');
    expect(pageAccess(own(gate), withoutAuth, anonymous)).toBe('open');
  });

  it('opens a private page without a gate to anyone', () => {
    for (const visitor of [anonymous, shopper, unavailable])
      expect(pageAccess(own(false), withoutAuth, visitor)).toBe('open');
  });

  it('neither opens a closed page nor leads to sign-in while the session cannot be asked', () => {
    expect(pageAccess(own(true), withAuth, unavailable)).toBe('unavailable');
    expect(pageAccess(own('finance'), { ...withAuth, gates: everyGate }, unavailable)).toBe('unavailable');
    expect(pageAccess(own('finance'), withAuth, unavailable)).toBe('open');
    expect(pageAccess(own(true), withoutAuth, unavailable)).toBe('not-found');
  });

  it('answers not-found without the capability, before it looks at sign-in', () => {
    const row: PageRow = { ...own(true), capability: 'offers' };
    expect(pageAccess(row, withAuth, anonymous)).toBe('not-found');
    expect(pageAccess(row, aSiteDocument({ flags: { auth: true, offers: true } }), anonymous)).toBe('sign-in');
  });
});

describe('commonAccess', () => {
  it('is the same for everybody unless a page is closed and somebody could sign in', () => {
    expect(commonAccess(own(true), withAuth)).toBeNull();
    expect(commonAccess(own('finance'), { ...withAuth, gates: everyGate })).toBeNull();
    expect(commonAccess(own('finance'), withAuth)).toBe('open');
    expect(commonAccess(own(false), withAuth)).toBe('open');
    expect(commonAccess(own(true), withoutAuth)).toBe('not-found');
    expect(commonAccess({ ...own(true), capability: 'offers' }, withAuth)).toBe('not-found');
  });
});

describe('isOnSite', () => {
  it('has a page where the site has what it needs', () => {
    expect(isOnSite(pages.offers, aSiteDocument())).toBe(false);
    expect(isOnSite(pages.offers, aSiteDocument({ flags: { offers: true } }))).toBe(true);
    expect(isOnSite(pages.print, aSiteDocument({ flags: { printing: false } }))).toBe(false);
    expect(isOnSite(pages.print, aSiteDocument({ flags: { printing: true } }))).toBe(true);
    expect(isOnSite(pages.home, aSiteDocument())).toBe(true);
  });

  it('has the page of a test drive that is booked where no more are booked', () => {
    const off = aSiteDocument({ flags: { 'test-drive': false } });
    expect([isOnSite(pages.testDrive, off), isOnSite(pages.bookedDrive, off)]).toEqual([false, true]);
  });

  it.each(['favourite', 'compare'] as const)('has the compare page with the favourites flag in mode %s', (mode) => {
    expect(isOnSite(pages.compare, aSiteDocument({ favourites: { mode } }))).toBe(false);
    expect(isOnSite(pages.compare, aSiteDocument({ flags: { favourites: true }, favourites: { mode } }))).toBe(true);
  });
});
