import { describe, expect, it } from 'vitest';
import { faultsOf, settingsFrom } from './environment-part';
import { hostedService, keyedService } from './hosted-service';

const url = 'https://prices.example/v1/market';
const patience = { most: 9000, usual: 2500 };

describe('keyedService', () => {
  const part = keyedService('PRICES', patience);

  it('is refused by the name of its key when that is missing, and is null without an address', () => {
    expect(faultsOf(part, { PRICES_URL: url })).toEqual(['PRICES_KEY: is required when PRICES_URL is set']);
    expect(settingsFrom({ PRICES_URL: url, PRICES_KEY: 'k' })(part)).toEqual({ url, key: 'k', timeoutMs: 2500 });
    expect(settingsFrom({ PRICES_URL: '', PRICES_KEY: 'k' })(part)).toBeNull();
  });

  it('names an address that is none, and a time beyond its bounds', () => {
    expect(faultsOf(part, { PRICES_URL: 'prices.example', PRICES_TIMEOUT_MS: '9001' })).toEqual([
      'PRICES_URL: must start with https:// or http://',
      expect.stringMatching(/^PRICES_TIMEOUT_MS: /),
    ]);
  });
});

it('hostedService takes a service without a key', () => {
  const settings = settingsFrom({ MAPS_URL: url, MAPS_TIMEOUT_MS: '300' })(hostedService('MAPS', patience));
  expect(settings).toEqual({ url, key: null, timeoutMs: 300 });
});
