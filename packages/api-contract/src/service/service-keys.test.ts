import { describe, expect, it } from 'vitest';
import { type KeyUse, keyCheck, serviceKey } from './service-keys';

const secret = 'a-secret-of-sixteen-or-more';
const uses: readonly KeyUse[] = ['api-proof', 'template-proof', 'bearer'];

describe('serviceKey', () => {
  it('gives each use a key of its own, the same each time, and never the secret', () => {
    const keys = uses.map((use) => serviceKey(secret, use));
    expect(new Set([...keys, secret]).size).toBe(uses.length + 1);
    expect(uses.map((use) => serviceKey(secret, use))).toEqual(keys);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});

describe('keyCheck', () => {
  it('accepts only the key of its own use', () => {
    const isBearer = keyCheck({ current: secret, previous: null }, 'bearer');
    expect(isBearer(serviceKey(secret, 'bearer'))).toBe(true);
    const others = uses.filter((use) => use !== 'bearer').map((use) => serviceKey(secret, use));
    for (const other of [secret, '', undefined, serviceKey('another', 'bearer'), ...others]) {
      expect(isBearer(other), other).toBe(false);
    }
  });

  it('accepts the key of the previous secret while that is set', () => {
    const old = serviceKey('the-secret-before', 'api-proof');
    expect(keyCheck({ current: secret, previous: 'the-secret-before' }, 'api-proof')(old)).toBe(true);
    expect(keyCheck({ current: secret, previous: null }, 'api-proof')(old)).toBe(false);
  });
});
