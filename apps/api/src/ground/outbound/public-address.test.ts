import { describe, expect, it } from 'vitest';
import { isPublicAddress, PrivateAddressError, publicLookup, refusePrivateHost } from './public-address';

describe('isPublicAddress', () => {
  /** Every range of IANA's special-purpose registries, and of multicast, by its first and last address. */
  const closed: readonly (readonly [string, string])[] = [
    ['0.0.0.0', '0.255.255.255'],
    ['10.0.0.0', '10.255.255.255'],
    ['100.64.0.0', '100.127.255.255'],
    ['127.0.0.0', '127.255.255.255'],
    ['169.254.0.0', '169.254.255.255'],
    ['172.16.0.0', '172.31.255.255'],
    ['192.0.0.0', '192.0.0.255'],
    ['192.0.2.0', '192.0.2.255'],
    ['192.88.99.0', '192.88.99.255'],
    ['192.168.0.0', '192.168.255.255'],
    ['198.18.0.0', '198.19.255.255'],
    ['198.51.100.0', '198.51.100.255'],
    ['203.0.113.0', '203.0.113.255'],
    ['224.0.0.0', '239.255.255.255'],
    ['240.0.0.0', '255.255.255.255'],
    ['::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ];
  it.each(closed)('refuses %s to %s', (first, last) =>
    expect([first, last].map(isPublicAddress)).toEqual([false, false]),
  );

  it.each([
    ['1.0.0.0', '9.255.255.255'],
    ['11.0.0.0', '100.63.255.255'],
    ['100.128.0.0', '126.255.255.255'],
    ['128.0.0.0', '169.253.255.255'],
    ['169.255.0.0', '172.15.255.255'],
    ['172.32.0.0', '191.255.255.255'],
    ['192.0.1.0', '192.0.1.255'],
    ['192.0.3.0', '192.88.98.255'],
    ['192.88.100.0', '192.167.255.255'],
    ['192.169.0.0', '198.17.255.255'],
    ['198.20.0.0', '198.51.99.255'],
    ['198.51.101.0', '203.0.112.255'],
    ['203.0.114.0', '223.255.255.255'],
    ['2000::', '2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001:200::', '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001:db9::', '2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2003::', '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['3fff:1000::', '3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ])('takes %s and %s', (first, last) => expect([first, last].map(isPublicAddress)).toEqual([true, true]));

  it.each([
    ['mapped IPv4', '::ffff:127.0.0.1'],
    ['mapped IPv4, public', '::ffff:8.8.8.8'],
    ['mapped IPv4, in hexadecimal', '::ffff:7f00:1'],
    ['compatible IPv4', '::127.0.0.1'],
    ['translated IPv4', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64 of one network', '64:ff9b:1::7f00:1'],
    ['discard', '100::1'],
    ['Teredo', '2001::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['segment routing', '5f00::1'],
    ['local to a network', 'fd00::1'],
    ['local to a link', 'fe80::1'],
    ['local to a link, with its interface', 'fe80::1%eth0'],
    ['local to a site', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['older spelling of IPv4', '127.1'],
    ['IPv4 as one number', '2130706433'],
    ['IPv4 in octal', '0177.0.0.1'],
    ['a name', 'example.com'],
    ['nothing', ''],
  ])('refuses %s: %s', (_, address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['1.1.1.1', '2606:4700::1', '2400:cb00:2048:1::c629:d7a2'])('takes %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe('publicLookup', () => {
  const find = (answer: readonly string[], options: { all?: boolean; family?: number } = {}) =>
    new Promise<unknown>((resolve, reject) => {
      publicLookup((_host, _options, done) =>
        done(
          null,
          answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
      )('feed.example', options, (error, found) => (error === null ? resolve(found) : reject(error)));
    });

  it('gives public addresses of the requested family', async () => {
    expect(await find(['1.1.1.1'])).toBe('1.1.1.1');
    expect(await find(['1.1.1.1', '2606:4700::1'], { family: 6 })).toBe('2606:4700::1');
    expect(await find(['1.1.1.1', '1.0.0.1'], { all: true })).toHaveLength(2);
  });

  it('refuses a name with any private address, or none', async () => {
    await expect(find(['1.1.1.1', '127.0.0.1'])).rejects.toThrow(PrivateAddressError);
    await expect(find([])).rejects.toThrow(PrivateAddressError);
  });

  it('passes on that a name is unknown', async () => {
    const unknown = new Promise((_, reject) => {
      publicLookup((_host, _options, done) => done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []))(
        'x.example',
        {},
        (error) => reject(error),
      );
    });
    await expect(unknown).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });
});

describe('refusePrivateHost', () => {
  it.each([
    'http://127.0.0.1/x',
    'http://[::1]:8080/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://169.254.169.254/',
  ])('refuses %s', (url) => expect(() => refusePrivateHost(new URL(url))).toThrow(PrivateAddressError));
  it.each(['https://example.com/', 'https://1.1.1.1/'])('leaves %s to the look-up', (url) =>
    expect(() => refusePrivateHost(new URL(url))).not.toThrow(),
  );
});
