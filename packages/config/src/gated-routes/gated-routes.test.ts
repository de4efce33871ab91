import { describe, expect, it } from 'vitest';
import { accountPages, type GateName, gateNames, gateSettingsSchema, routeAccess, routeGate } from './gated-routes';

const gates = gateSettingsSchema.parse({});
const everyGate = gateSettingsSchema.parse(Object.fromEntries(gateNames.map((name) => [name, true])));
const on = { flags: { auth: true }, gates };
const anonymous = { signedIn: false };

const flagged: readonly (readonly [string, GateName])[] = [
  ['/cars/a-1/checkout', 'checkout'],
  ['/cars/a-1/buy-online', 'checkout'],
  ['/finance', 'finance'],
  ['/finance-enquiry', 'finance'],
  ['/apply-for-finance', 'finance'],
  ['/personalised/finance', 'finance'],
  ['/finance-pre-approval', 'equifax-finance'],
  ['/spin-to-win', 'spin-to-win'],
  ['/online-payment', 'online-payment'],
];
const neverGated = [
  '/',
  '/search',
  '/cars/a-1',
  '/cars/a-1/enquire',
  '/cars/trade-in',
  '/trade-in',
  '/sell-your-car',
  '/sell-my-car',
  '/sign-in',
  '/finance-options',
  '/about/finance',
  '/cars/a-1/checkout/more',
  '/my-garages',
  '/watchlists',
];

describe('routeAccess', () => {
  it.each([...accountPages, 'watchlist'])('always gates /%s, and has none of it while auth is off', (name) => {
    const site = { flags: { auth: true }, gates: { ...gates, accountPages: [...accountPages] } };
    expect(routeAccess(`/${name}`, site, anonymous)).toBe('sign-in');
    expect(routeAccess(`/${name}`, site, { signedIn: true })).toBe('open');
    expect(routeAccess(`/${name}`, { ...site, flags: { auth: false } }, { signedIn: true })).toBe('not-found');
  });

  it('has the account page only under the names of the dealer', () => {
    expect(gates.accountPages).toEqual(['my-garage']);
    expect(routeAccess('/my-garage', on, { signedIn: true })).toBe('open');
    expect(routeAccess('/mymotorama', on, { signedIn: true })).toBe('not-found');
    const named = { ...on, gates: { ...gates, accountPages: ['mymotorama' as const] } };
    expect(routeAccess('/mymotorama', named, anonymous)).toBe('sign-in');
    expect(routeAccess('/my-garage', named, { signedIn: true })).toBe('not-found');
    expect(routeAccess('/watchlist', named, { signedIn: true })).toBe('open');
  });

  it.each(flagged)('gates %s by the flag %s and by no other', (path, flag) => {
    expect(routeAccess(path, on, anonymous)).toBe('open');
    expect(routeAccess(path, { ...on, gates: { ...gates, [flag]: true } }, anonymous)).toBe('sign-in');
    expect(routeAccess(path, { ...on, gates: { ...everyGate, [flag]: false } }, anonymous)).toBe('open');
    expect(routeAccess(path, { ...on, gates: everyGate }, { signedIn: true })).toBe('open');
    expect(routeAccess(path, { flags: { auth: false }, gates: everyGate }, { signedIn: true })).toBe('not-found');
    expect(routeAccess(path, { flags: { auth: false }, gates }, anonymous)).toBe('open');
  });

  it.each(neverGated)('never gates %s', (path) => {
    expect(routeGate(path)).toEqual({ kind: 'open' });
    for (const auth of [true, false]) {
      expect(routeAccess(path, { flags: { auth }, gates: everyGate }, anonymous)).toBe('open');
    }
  });

  it('waits for the session before it sends anyone to sign in', () => {
    expect(routeAccess('/my-garage', on, { signedIn: null })).toBe('wait');
    expect(routeAccess('/', on, { signedIn: null })).toBe('open');
  });

  it('reads a path with and without its trailing slash', () => {
    expect(routeGate('/spin-to-win/')).toEqual({ kind: 'flag', flag: 'spin-to-win' });
    expect(routeGate('/my-garage//')).toEqual({ kind: 'account', name: 'my-garage' });
  });
});

describe('gateSettingsSchema', () => {
  it('gates nothing by default, and wants a name for the account page', () => {
    expect(gateNames.filter((name) => gates[name])).toEqual([]);
    expect(gateSettingsSchema.safeParse({ accountPages: [] }).success).toBe(false);
    expect(gateSettingsSchema.safeParse({ accountPages: ['elsewhere'] }).success).toBe(false);
    expect(gateSettingsSchema.safeParse({ tradeIn: true }).success).toBe(false);
  });
});
