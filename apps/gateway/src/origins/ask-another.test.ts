import { describe, expect, it } from 'vitest';
import { type AskedOnce, reasonAfterAnswer, reasonAfterError } from './ask-another';

const page: AskedOnce = { onlyReads: true, isHeld: true, isFile: false };
const lead: AskedOnce = { ...page, onlyReads: false };
const failing = (code: string, syscall?: string): Error => Object.assign(new Error(code), { code, syscall });
const refused = failing('ECONNREFUSED', 'connect');
const broken = failing('UND_ERR_SOCKET');

describe('another process', () => {
  it.each([
    ['a page, where none could be reached', refused, page, 'unreachable'],
    ['a page, whose connection broke', broken, page, 'unreachable'],
    ['a lead, which nobody has received', refused, lead, 'unreachable'],
    ['a page, where every address of a name refuses', new AggregateError([refused, refused]), page, 'unreachable'],
    ['a lead, whose process has no name any more', failing('ENOTFOUND', 'getaddrinfo'), lead, 'unreachable'],
    [
      'a lead, to whose process no connection came about in time',
      failing('UND_ERR_CONNECT_TIMEOUT'),
      lead,
      'unreachable',
    ],
    ['a page, whose network went away under it', failing('EHOSTUNREACH', 'read'), page, 'unreachable'],
  ])('is asked for %s', (_what, error, asked, reason) => expect(reasonAfterError(error, asked)).toBe(reason));

  it.each([
    ['a lead, whose connection broke: it may have been stored', broken, lead],
    ['a lead, whose network went away under it', failing('EHOSTUNREACH', 'read'), lead],
    ['a lead, whose connection timed out', failing('ETIMEDOUT', 'read'), lead],
    [
      'a lead, of which one address may have received it',
      new AggregateError([refused, failing('ETIMEDOUT', 'read')]),
      lead,
    ],
    ['an upload, whose beginning is sent already', refused, { ...lead, isHeld: false }],
    ['a page that took too long, since the next would, too', failing('UND_ERR_HEADERS_TIMEOUT'), page],
    ['a page whose client has left', failing('UND_ERR_ABORTED'), page],
  ])('is not asked for %s', (_what, error, asked) => expect(reasonAfterError(error, asked)).toBeNull());

  it('is asked for what one cannot draw, and for a file of a build that one has not', () => {
    for (const status of [500, 502, 503]) expect(reasonAfterAnswer(status, page)).toBe('failed');
    expect(reasonAfterAnswer(404, { ...page, isFile: true })).toBe('missing_file');
  });

  it('is not asked after any other answer, nor again for what may have been stored', () => {
    for (const status of [200, 301, 404, 410, 421, 429, 504]) expect(reasonAfterAnswer(status, page)).toBeNull();
    for (const status of [500, 502, 503]) expect(reasonAfterAnswer(status, lead)).toBeNull();
  });
});
