import { describe, expect, it } from 'vitest';
import { faultsOf, settingsFrom } from '../../ground/env/environment-part';
import { paymentSettings } from './processor-settings';

const keys = { STRIPE_SECRET_KEY: 'rk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
const read = (env: NodeJS.ProcessEnv) => settingsFrom(env)(paymentSettings);

describe('the settings of payments', () => {
  it('play payments where everything is embedded, and take none where a database is given', () => {
    expect(read({})).toEqual({ processor: 'test', stripe: null });
    expect(read({ DATABASE_URL: 'postgres://db' })).toEqual({ processor: 'none', stripe: null });
    expect(read({ DATABASE_URL: 'postgres://db', FORECOURT_PAYMENTS: 'test' }).processor).toBe('test');
  });

  it.each([{}, { DATABASE_URL: 'postgres://db' }])('have Stripe take payments where its key is given: %j', (env) =>
    expect(read({ ...env, ...keys }).processor).toBe('stripe'),
  );

  it('keep the secrets of Stripe also where new payments go elsewhere', () =>
    expect(read({ FORECOURT_PAYMENTS: 'none', ...keys })).toEqual({
      processor: 'none',
      stripe: { secretKey: 'rk_live_abc', webhookSecret: 'whsec_abc', url: null },
    }));

  it.each([
    [{ FORECOURT_PAYMENTS: 'stripe' }, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']],
    [{ STRIPE_SECRET_KEY: 'sk_test_a' }, ['STRIPE_WEBHOOK_SECRET']],
    [{ ...keys, STRIPE_SECRET_KEY: 'pk_live_a' }, ['STRIPE_SECRET_KEY']],
    [{ FORECOURT_PAYMENTS: 'paypal' }, ['FORECOURT_PAYMENTS']],
  ])('of %j are refused by name', (env, names) =>
    expect(faultsOf(paymentSettings, env).map((fault) => fault.split(':')[0])).toEqual(names),
  );
});
