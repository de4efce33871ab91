import { describe, expect, it } from 'vitest';
import { clientKey } from './client-key';

describe('clientKey', () => {
  it('is an IPv4 address, however it is written', () => {
    expect(clientKey('203.0.113.7')).toBe('203.0.113.7');
    expect(clientKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it('is the network of an IPv6 address: a household has all of its addresses', () => {
    for (const address of ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:DB8:1:2:ffff::', '2001:db8:1:2::1%eth0']) {
      expect(clientKey(address)).toBe('2001:db8:1:2');
    }
    expect(clientKey('2001:db8::1')).toBe('2001:db8:0:0');
    expect(clientKey('::1')).toBe('0:0:0:0');
  });

  it('is empty for a connection that has closed', () => expect(clientKey(undefined)).toBe(''));
});
