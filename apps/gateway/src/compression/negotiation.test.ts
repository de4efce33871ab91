import { describe, expect, it } from 'vitest';
import { chooseCoding, isCompressible } from './negotiation';

describe('chooseCoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', null],
    ['identity', null],
    ['deflate', null],
    ['', null],
    [undefined, null],
  ])('takes from %s: %s', (header, coding) => expect(chooseCoding(header)).toBe(coding));
});

describe('isCompressible', () => {
  const html = { 'content-type': 'text/html; charset=utf-8', 'content-length': '5000' };

  it.each([
    'text/html',
    'text/x-component',
    'application/json',
    'application/problem+json',
    'image/svg+xml',
    'text/css',
  ])('compresses %s', (type) => expect(isCompressible('GET', 200, { 'content-type': type })).toBe(true));

  it.each(['image/webp', 'font/woff2', 'text/event-stream', 'application/octet-stream', undefined])(
    'does not compress %s',
    (type) => expect(isCompressible('GET', 200, { 'content-type': type })).toBe(false),
  );

  it('leaves alone what is small, empty, partial, compressed already or not to be transformed', () => {
    expect(isCompressible('GET', 404, html)).toBe(true);
    expect(isCompressible('GET', 200, { ...html, 'content-length': '900' })).toBe(false);
    expect(isCompressible('HEAD', 200, html)).toBe(false);
    expect(isCompressible('GET', 304, html)).toBe(false);
    expect(isCompressible('GET', 206, html)).toBe(false);
    expect(isCompressible('GET', 200, { ...html, 'content-encoding': 'gzip' })).toBe(false);
    expect(isCompressible('GET', 200, { ...html, 'cache-control': 'public, no-transform' })).toBe(false);
  });
});
