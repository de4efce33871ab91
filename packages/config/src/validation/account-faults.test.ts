import { aSiteDocumentInput } from '@forecourt/testing';
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

describe('settings of accounts in a site document', () => {
  it('are taken with what they rest on, and left out', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ flags: { auth: true } })).toEqual([]);
    expect(faultsOf({ flags: { auth: true, garage: true } })).toEqual([]);
    expect(faultsOf({ flags: { auth: true, garage: true }, garage_enabled: true })).toEqual([]);
  });

  it('are refused where they would do nothing, each with its reason', () => {
    expect(faultsOf({ flags: { garage: true } })).toEqual([
      expect.stringMatching(/^flags\.garage: .*Set flags\.auth, or leave the flag out\.$/),
    ]);
    expect(faultsOf({ flags: { auth: true }, garage_enabled: true })).toEqual([
      expect.stringMatching(/^garage_enabled: .*Set flags\.garage, or leave it out\.$/),
    ]);
  });
});
