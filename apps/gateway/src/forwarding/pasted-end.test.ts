import { describe, expect, it } from 'vitest';
import { withoutPastedEnd } from './pasted-end';

describe('withoutPastedEnd', () => {
  it.each([
    '/about-us.',
    '/about-us)',
    '/about-us).',
    '/about-us./',
    '/about-us%5D',
    '/about-us%29%2C',
    '/about-us%E2%80%9D',
    '/about-us...',
    '/about-us**',
  ])('leads %s to its page', (path) => {
    expect(withoutPastedEnd(path)).toBe('/about-us');
  });

  it.each(['/', '/about-us', '/about-us/', '/about.us', '/a(b)c', '/about-us.md'])('leaves %s', (path) => {
    expect(withoutPastedEnd(path)).toBeNull();
  });

  it('leads to no other host, and to the home page from a sign alone', () => {
    for (const path of ['//other.example.', '/\\other.example)', '//)']) expect(withoutPastedEnd(path)).toBeNull();
    expect(withoutPastedEnd('/)')).toBe('/');
  });
});
