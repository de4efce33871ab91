import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyPath, hasOneSpelling } from './request-path';

describe('classifyPath', () => {
  it.each([
    '/internal',
    '/internal/',
    '/internal/sites',
    '/internal/sites?x=1',
    '/INTERNAL/sites',
    '/_template/healthz',
    '/_Template/healthz?x',
    '//%5Ftemplate/healthz',
  ])('refuses %s', (target) => expect(classifyPath(target)).toEqual({ kind: 'refused' }));

  it.each([
    '/%69nternal/sites',
    '/%2569nternal/sites',
    '/internal%2Fsites',
    '//internal/sites',
    '/.//internal/sites',
    '/./internal/sites',
    '/%2e/internal/sites',
    '/cars/../internal/sites',
    '/cars/%2e%2e/internal/sites',
    '/api/..%2finternal/sites',
    '/api/%252e%252e/internal/sites',
    '/media/..\\internal\\sites',
    '/\\internal/sites',
    '/%5cinternal/sites',
    '/_search/1/../../internal/changes',
  ])('refuses %s, which a server further in could read as /internal', (target) => {
    expect(classifyPath(target)).toEqual({ kind: 'refused' });
  });

  it('refuses /internal whatever part of it is escaped, however often', () => {
    const spelling = fc
      .tuple(...[...'internal'].map((letter) => fc.tuple(fc.constant(letter), fc.nat({ max: 2 }), fc.boolean())))
      .map((letters) =>
        letters
          .map(([letter, layers, upper]) => {
            const plain = upper ? letter.toUpperCase() : letter;
            if (layers === 0) return plain;
            return `%${'25'.repeat(layers - 1)}${plain.charCodeAt(0).toString(16)}`;
          })
          .join(''),
      );
    fc.assert(
      fc.property(spelling, (word) => {
        expect(classifyPath(`/${word}/sites`)).toEqual({ kind: 'refused' });
      }),
    );
  });

  it.each(['/internal-combustion', '/cars/internal', '/internals/x', '/search?internal=/internal/sites'])(
    'lets %s through',
    (target) => expect(classifyPath(target).kind).toBe('page'),
  );

  it.each([
    'http://other.example/',
    '*',
    '',
    'internal',
    '/a#b',
    '/%zz',
    '/%ff',
    '/cars/%00',
    '/a/../b',
    '/a/%2e%2e/b',
  ])('calls %s malformed', (target) => expect(classifyPath(target)).toEqual({ kind: 'malformed' }));

  it.each([
    '/api/leads',
    '/_search/1/indexes/*/queries?x-algolia-agent=a',
    '/media/abc?w=1',
    '/api/a%20b',
    '/cars/a/autogauge',
    '/cars/a/view.json?photos_count=3&updated_at=2026-01-01T00:00:00.000Z&website_id=yard',
    '/cars/a/similar',
  ])('gives %s to the API', (target) => expect(classifyPath(target)).toEqual({ kind: 'api' }));

  it.each([
    '/',
    '/api',
    '/apis/x',
    '/media',
    '/_next/static/chunks/[slug]-1.js',
    '/cars',
    '/cars/a/checkout',
    '/cars/a/b/autogauge',
    '/cars/autogauge/x',
    '/%61pi/leads',
  ])('gives %s to the template app', (target) =>
    expect(classifyPath(target)).toEqual({ kind: 'page', vehicleSlug: null }),
  );

  it('extracts the decoded slug of a vehicle address', () => {
    expect(classifyPath('/cars/2021-mazda-cx-5-a123')).toEqual({ kind: 'page', vehicleSlug: '2021-mazda-cx-5-a123' });
    expect(classifyPath('/cars/a%20b/?x=1')).toEqual({ kind: 'page', vehicleSlug: 'a b' });
  });

  it('recognises paths that have only one spelling', () => {
    for (const path of ['/', '/cars/2021-mazda-cx-5-a123', '/_next/static/chunks/0~a_b.c-1.js', '/contact/'])
      expect(hasOneSpelling(path)).toBe(true);
    for (const path of [
      '/cars/%61',
      '/./cars/a',
      '/cars/./a',
      '//cars/a',
      '/cars//a',
      '/a;b',
      `/${'a'.repeat(300)}`,
      'a',
    ])
      expect(hasOneSpelling(path)).toBe(false);
  });

  it('answers its own health path, and refuses other paths beside it', () => {
    expect(classifyPath('/_gateway/healthz')).toEqual({ kind: 'health' });
    expect(classifyPath('/_gateway/other')).toEqual({ kind: 'refused' });
  });

  it('never gives a climbing path to an application', () => {
    const part = fc.constantFrom('a', '..', '%2e%2e', '.%2E', '%252e%252e', 'internal', 'api', '', '.', '\\');
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const { kind } = classifyPath(`/${parts.join('/')}`);
        const climbs = parts.some((piece) => /^(\.|%2e|%252e){2}$/i.test(piece));
        if (climbs) expect(['malformed', 'refused']).toContain(kind);
      }),
    );
  });
});
