import { aPrizeCampaignInput, aSiteDocumentInput } from '@forecourt/testing';
import { themes } from '@forecourt/ui/themes';
import { describe, expect, it } from 'vitest';
import { validateSiteDocument } from './validate-site-document';

const templates = [
  { name: 'a', title: 'Metro', version: '0.1.0', isCurrent: true, isBuiltIn: true, theme: themes.metro },
];
const faultsOf = (change: Parameters<typeof aSiteDocumentInput>[0]) => {
  const checked = validateSiteDocument(aSiteDocumentInput(change), templates);
  return checked.ok ? [] : checked.faults.map(({ path, reason }) => `${path}: ${reason}`);
};
const on = { auth: true, 'spin-to-win': true };

describe('a prize wheel in a site document', () => {
  it('is taken with its flag, with signing in and a campaign', () =>
    expect(faultsOf({ flags: on, spinToWin: aPrizeCampaignInput() })).toEqual([]));

  it('is refused where nobody can sign in, and without a campaign, each with its reason', () => {
    expect(faultsOf({ flags: { 'spin-to-win': true }, spinToWin: aPrizeCampaignInput() })).toEqual([
      expect.stringMatching(/^flags\["spin-to-win"\]: .*Set flags\.auth, or leave the flag out\.$/),
    ]);
    expect(faultsOf({ flags: on })).toEqual([expect.stringMatching(/^spinToWin: Is missing/)]);
  });

  it('is read against the law at its place in the document, whether or not its flag is set', () => {
    const prizes = [
      { id: 'ute', name: 'A ute', value: 10_001, stock: 1, weight: 1 },
      { id: 'none', name: 'Not this time', wins: false, weight: 99 },
    ];
    expect(faultsOf({ spinToWin: aPrizeCampaignInput({ prizes, openTo: ['NSW'] }) })).toEqual([
      expect.stringMatching(/^spinToWin\.permits\.NSW: .*\$10,001 together.*\$10,000 NSW needs an authority/),
    ]);
  });
});
