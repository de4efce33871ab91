import { describe, expect, it } from 'vitest';
import { isFromOwnPage } from './same-origin';

const own = { hosts: ['yard.example', 'www.yard.example'] };
const asked = (headers: Record<string, string>, site: typeof own | null = own) => {
  let reads = 0;
  const answer = isFromOwnPage({
    header: (name) => headers[name],
    findSite: async () => {
      reads += 1;
      return site;
    },
    askedOrigin: 'https://yard.example:8443',
    addresses: { publicScheme: 'https', publicPort: null },
  });
  return answer.then((isOwn) => [isOwn, reads] as const);
};

describe('isFromOwnPage', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, true],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://yard.example' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{}, true],
    [{ origin: 'https://yard.example:8443' }, true],
  ])('judges a request with %o as %s, without looking up the site', async (headers, isOwn) => {
    expect(await asked(headers)).toEqual([isOwn, 0]);
  });

  it.each([
    ['https://yard.example', true],
    ['https://www.yard.example', true],
    ['http://yard.example', false],
    ['https://yard.example:9000', false],
    ['https://yard.example.evil.example', false],
    ['null', false],
  ])('judges a request whose only sign is the origin %s as %s', async (origin, isOwn) => {
    expect(await asked({ origin })).toEqual([isOwn, 1]);
    expect(await asked({ 'sec-fetch-site': 'none', origin })).toEqual([isOwn, 1]);
  });

  it('refuses an origin whose site no longer exists', async () => {
    expect(await asked({ origin: 'https://yard.example' }, null)).toEqual([false, 1]);
  });
});
