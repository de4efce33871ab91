import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect, signInPath } from './sign-in-path';

const here = 'https://dealer.example';

// Feeds AUTH-03, which is proven on the sign-in page.
describe('safeRedirect', () => {
  it.each(['/', '/watchlist', '/cars/a-1?x=1#vehicle-map', '/search?redirect=//a', '/sign-in-help', '/help/sign-in'])(
    'keeps %s',
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/.//elsewhere.example',
    '/x/..//elsewhere.example',
    '/\t/elsewhere.example',
    '/a\nb',
    ' /watchlist',
    'javascript:alert(1)',
    'watchlist',
    '',
    null,
    undefined,
    '/sign-in',
    '/sign-in?redirect=/sign-in',
    '/SIGN-IN/',
  ])('refuses %j', (target) => {
    expect(safeRedirect(target)).toBe('/');
    expect(safeRedirect(target, '/my-garage')).toBe('/my-garage');
  });

  it('never leaves the site, whatever it is given', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', ':', '@', '?', '#', 'https:', 'elsewhere.example', '%2f', '\t');
    const target = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(target, (text) => {
        const path = safeRedirect(text);
        expect(new URL(path, here).origin).toBe(here);
        expect(path.startsWith('/')).toBe(true);
        expect(safeRedirect(path)).toBe(path);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('signInPath', () => {
  it('carries why, the way on and the way back, both made safe', () => {
    expect(signInPath({ type: 'watchlist', redirect: '/cars/a-1?x=1', back: '//elsewhere.example' })).toBe(
      '/sign-in?type=watchlist&redirect=%2Fcars%2Fa-1%3Fx%3D1&back=%2F',
    );
  });
});
