import { algoliasearch } from 'algoliasearch';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateSecuredApiKey, readSecuredApiKey, type SecuredKeyRestrictions } from './secured-key';

const PARENT = 'a-parent-key-of-the-service';
const NOW = 1_700_000_000;
const client = algoliasearch('forecourt', 'any');

const restrictionsArbitrary: fc.Arbitrary<SecuredKeyRestrictions> = fc.record(
  {
    filters: fc.string({ unit: 'grapheme', minLength: 1 }),
    restrictIndices: fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '_', '*'), minLength: 1 }), { minLength: 1 }),
    validUntil: fc.integer({ min: NOW, max: NOW + 1e9 }),
  },
  { requiredKeys: [] },
);

describe('sealed keys', () => {
  it('reads back what was sealed, the same key every time', () => {
    fc.assert(
      fc.property(restrictionsArbitrary, (restrictions) => {
        const key = generateSecuredApiKey(PARENT, restrictions);
        expect(generateSecuredApiKey(PARENT, restrictions)).toBe(key);
        expect(readSecuredApiKey(PARENT, key, NOW)).toEqual({
          ok: true,
          restrictions: { filters: undefined, restrictIndices: undefined, validUntil: undefined, ...restrictions },
        });
      }),
    );
  });

  it("reads keys of the unmodified client's generateSecuredApiKey, and makes the same ones", () => {
    fc.assert(
      fc.property(restrictionsArbitrary, (restrictions) => {
        const { restrictIndices, ...rest } = restrictions;
        const theirs = client.generateSecuredApiKey({
          parentApiKey: PARENT,
          restrictions: { ...rest, ...(restrictIndices ? { restrictIndices: [...restrictIndices] } : {}) },
        });
        expect(theirs).toBe(generateSecuredApiKey(PARENT, restrictions));
        expect(readSecuredApiKey(PARENT, theirs, NOW)).toMatchObject({ ok: true, restrictions });
      }),
    );
  });

  it('refuses every key that was changed in one place', () => {
    const key = generateSecuredApiKey(PARENT, { filters: 'site:a', restrictIndices: ['cars'] });
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=-_ \n';
    for (let at = 0; at < key.length; at++) {
      for (const sign of alphabet) {
        if (sign === key[at]) continue;
        expect(readSecuredApiKey(PARENT, key.slice(0, at) + sign + key.slice(at + 1), NOW).ok).toBe(false);
      }
      expect(readSecuredApiKey(PARENT, key.slice(0, at), NOW).ok).toBe(false);
      expect(readSecuredApiKey(PARENT, key.slice(at + 1), NOW).ok).toBe(false);
      expect(readSecuredApiKey(PARENT, key.slice(0, at) + key.slice(at + 1), NOW).ok).toBe(false);
    }
  });

  it('refuses other restrictions under the same digest, other parents and random text', () => {
    const [, digest] = /^(.{64})/.exec(
      Buffer.from(generateSecuredApiKey(PARENT, { filters: 'site:a' }), 'base64').toString(),
    )!;
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), fc.base64String(), (parameters, parent, noise) => {
        fc.pre(parameters !== 'filters=site%3Aa' && parent !== PARENT);
        expect(readSecuredApiKey(PARENT, Buffer.from(digest + parameters).toString('base64'), NOW).ok).toBe(false);
        expect(readSecuredApiKey(PARENT, generateSecuredApiKey(parent, { filters: 'site:a' }), NOW).ok).toBe(false);
        expect(readSecuredApiKey(PARENT, noise, NOW).ok).toBe(false);
      }),
    );
    expect(readSecuredApiKey(PARENT, PARENT, NOW).ok).toBe(false);
    expect(readSecuredApiKey(PARENT, '', NOW).ok).toBe(false);
  });

  it('refuses expired keys', () => {
    const key = generateSecuredApiKey(PARENT, { validUntil: NOW });
    expect(readSecuredApiKey(PARENT, key, NOW).ok).toBe(true);
    expect(readSecuredApiKey(PARENT, key, NOW + 1)).toMatchObject({ ok: false, code: 'expired' });
  });

  it('refuses restrictions that it could not enforce', () => {
    const restricted = client.generateSecuredApiKey({
      parentApiKey: PARENT,
      restrictions: { filters: 'site:a', restrictSources: '192.168.1.0/24' },
    });
    expect(readSecuredApiKey(PARENT, restricted, NOW)).toMatchObject({ ok: false, code: 'unsupported' });
    const bounded = client.generateSecuredApiKey({
      parentApiKey: PARENT,
      restrictions: { searchParams: { hitsPerPage: 3 } },
    });
    expect(readSecuredApiKey(PARENT, bounded, NOW)).toMatchObject({ ok: false, code: 'unsupported' });
    const labelled = client.generateSecuredApiKey({ parentApiKey: PARENT, restrictions: { userToken: 'someone' } });
    expect(readSecuredApiKey(PARENT, labelled, NOW).ok).toBe(true);
  });
});
