import { aSiteDocumentInput } from '@forecourt/testing';
import { themes } from '@forecourt/ui/themes';
import { describe, expect, it } from 'vitest';
import { pages } from '../pages/pages';
import { signInAddress } from '../pages/sign-in-path';
import { type GateName, gateNames } from '../site-document/gate-settings';
import type { PageTable } from './gate-faults';
import { validateSiteDocument } from './validate-site-document';

const templates = [
  { name: 'a', title: 'Metro', version: '0.1.0', isCurrent: true, isBuiltIn: true, theme: themes.metro },
];

/** What a site sets to have everything that gates may close. */
const everything = {
  flags: { auth: true, finance: true, 'pre-approval': true },
  finance_provider: 'manual',
  finance: { credit: { basis: 'licence', licenceNumber: '000000' } },
} as const;

/** The pages of this release, with one behind each gate that has none yet. */
const complete: PageTable = {
  ...pages,
  ...Object.fromEntries(gateNames.map((gate) => [`behind ${gate}`, { folder: `behind/${gate}`, needsShopper: gate }])),
};

const faultsOf = (change: object, table?: PageTable) => {
  const checked = validateSiteDocument({ ...aSiteDocumentInput(), ...change }, templates, table);
  return checked.ok ? [] : checked.faults;
};

describe('a gate of a site document', () => {
  it.each(gateNames)('[SITE-01] %s is refused while sign-in is off, and taken with flags.auth', (gate) => {
    const gates = { [gate]: true };
    const reason = expect.stringContaining('flags.auth has switched off');
    expect(faultsOf({ gates }, complete)).toEqual([{ path: expect.any(String), reason }]);
    expect(faultsOf({ gates, flags: { auth: false } }, complete)).toHaveLength(1);
    expect(faultsOf({ gates, flags: { auth: true } }, complete)).toEqual([]);
  });

  it.each(gateNames)('[SITE-01] %s is refused while the page to sign in does not exist', (gate) => {
    const others = Object.fromEntries(
      Object.entries(complete).filter(([, { folder }]) => `/${folder}` !== signInAddress),
    );
    const reason = expect.stringMatching(/there is no such page.*Leave the gate open until that page exists\.$/);
    expect(faultsOf({ ...everything, gates: { [gate]: true } }, others)).toEqual([
      { path: expect.any(String), reason },
    ]);
    // Without a gate, people may sign in or not: nothing leads them there.
    expect(faultsOf(everything, others)).toEqual([]);
  });

  it.each(gateNames)('[AUTH-02] %s is refused in a release that has no page behind it, and taken with one', (gate) => {
    const isBehind = Object.values<PageTable[string]>(pages).some(({ needsShopper }) => needsShopper === gate);
    const reason = expect.stringContaining('do not exist in this release');
    const faults = faultsOf({ ...everything, gates: { [gate]: true } });
    if (!isBehind) expect(faults).toEqual([{ path: expect.any(String), reason }]);
    else expect(faults.filter(({ reason: why }) => why.includes('do not exist'))).toEqual([]);
  });

  it('[AUTH-02] is refused where the site has nothing behind it, with what it needs', () => {
    const closing = (gate: GateName, change: object) =>
      faultsOf({ ...everything, ...change, gates: { [gate]: true } }).map(({ reason }) => reason);
    const noFinance = { flags: { auth: true } };
    expect(closing('finance', {})).toEqual([]);
    expect(closing('finance', noFinance)).toEqual([expect.stringContaining('flags.finance and finance_provider')]);
    expect(closing('finance', { finance_provider: null })).toHaveLength(1);
    expect(closing('equifax-finance', {})).toEqual([]);
    expect(closing('equifax-finance', { flags: { auth: true, finance: true } })).toEqual([
      expect.stringContaining('flags.pre-approval'),
    ]);
  });

  it('is not judged by what cannot be read, which has its own fault', () => {
    expect(faultsOf({ ...everything, finance_provider: 7, gates: { finance: true } }).map(({ path }) => path)).toEqual([
      'finance_provider',
    ]);
    expect(faultsOf({ gates: 'all' }).map(({ path }) => path)).toEqual(['gates']);
  });
});
