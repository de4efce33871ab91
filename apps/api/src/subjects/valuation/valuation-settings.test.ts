import { expect, it } from 'vitest';
import { faultsOf, settingsFrom } from '../../ground/env/environment-part';
import { valuationSettings } from './valuation-settings';

it('a hosted valuation service is accepted only with its key', () => {
  const url = 'https://prices.example/v1/market';
  expect(faultsOf(valuationSettings, { VALUATION_URL: url })).toEqual([
    'VALUATION_KEY: is required when VALUATION_URL is set',
  ]);
  expect(settingsFrom({ VALUATION_URL: url, VALUATION_KEY: 'k' })(valuationSettings)).toEqual({
    url,
    key: 'k',
    timeoutMs: 2500,
  });
  expect(settingsFrom({ VALUATION_URL: '' })(valuationSettings)).toBeNull();
});
