import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlug, slugify } from './slug';

describe('slugify', () => {
  it('removes accents and joins words by hyphens', () => {
    expect(slugify('Citroën C4 Picasso')).toBe('citroen-c4-picasso');
    expect(slugify("  D'Angelo & Sons / Ute ")).toBe('dangelo-and-sons-ute');
  });

  it('gives a slug or nothing, and leaves a slug as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text);
        expect(slug === '' || isSlug(slug)).toBe(true);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});
