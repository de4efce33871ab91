import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openText, sealText, secretName, secretNamed } from './sealed-text';

const secret = 'a-secret-of-this-test';

describe('sealed text', () => {
  it('opens with its secret and purpose alone, and is never sealed twice the same', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const sealed = sealText(secret, { name: 'finance-application' }, text);
        expect(openText(secret, { name: 'finance-application' }, sealed)).toBe(text);
        expect(sealText(secret, { name: 'finance-application' }, text)).not.toBe(sealed);
        const owned = sealText(secret, { name: 'finance-application' }, text, 'one');
        expect(openText(secret, { name: 'finance-application' }, owned, 'one')).toBe(text);
        expect(() => openText(secret, { name: 'finance-application' }, owned, 'two')).toThrow();
        expect(() => openText('another-secret', { name: 'finance-application' }, sealed)).toThrow();
        expect(() => openText(secret, { name: 'returned-form' }, sealed)).toThrow();
      }),
    );
  });

  it('does not open when any byte was changed', () => {
    const sealed = sealText(secret, { name: 'finance-application' }, 'what was typed');
    const bytes = Buffer.from(sealed, 'base64url');
    for (const at of [0, 14, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => openText(secret, { name: 'finance-application' }, changed.toString('base64url'))).toThrow();
    }
  });

  it('names the secret that sealed it, the present or the previous one', () => {
    const rotated = { current: secret, previous: 'the-one-before' };
    expect(secretNamed(rotated, secretName(secret))).toBe(secret);
    expect(secretNamed(rotated, secretName('the-one-before'))).toBe('the-one-before');
    expect(secretNamed(rotated, secretName('one-long-gone'))).toBeNull();
    expect(secretName(secret)).not.toContain(secret);
  });
});
