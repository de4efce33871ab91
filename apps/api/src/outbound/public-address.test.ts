import { describe, expect, it } from 'vitest';
import { isPublicAddress, PrivateAddressError, publicLookup, refusePrivateHost } from './public-address';

describe('isPublicAddress', () => {
  it.each(['1.1.1.1', '9.255.255.255', '11.0.0.0', '172.15.255.255', '172.32.0.0', '223.255.255.255', '2606:4700::1'])(
    'takes %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.0',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'example.com',
    '',
  ])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false));
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

  it('gives public addresses, of the family that is asked for', async () => {
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
