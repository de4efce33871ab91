import { aSiteDocumentInput } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { siteDocumentSchema } from '../site-document/site-document';
import { siteColors } from './site-colors';

const siteWith = (more: object) => siteDocumentSchema.parse({ ...aSiteDocumentInput(), ...more });

describe('siteColors', () => {
  it.each(['a', 'b', 'c'])(
    '[SITE-07] are plain colours in template %s, and the dealer’s where it has its own',
    (template) => {
      const plain = siteColors(siteWith({ template, brand: {} }));
      for (const value of Object.values(plain)) expect(value).toMatch(/^#[0-9a-f]{6}$/i);
      const own = siteColors(siteWith({ template, brand: { brand: '#00539b' } }));
      expect(own.brand).toBe('#00539b');
      expect(own.page).toBe(plain.page);
    },
  );
});
