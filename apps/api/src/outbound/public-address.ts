import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** An address that our programs do not call: it is not one of the public Internet. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
  readonly code = 'private_address';
  constructor(readonly host: string) {
    super(`${host} is not an address of the public Internet.`);
  }
}

// IANA's special-purpose registries: loopback, private, link-local, shared, test, multicast and reserved ranges.
const reserved = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(net, bits, 'ipv4');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  // Ranges inside 2000::/3 that lead elsewhere: protocol assignments and tunnels (Teredo, 6to4), documentation.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(net, bits, 'ipv6');

/** Whether an IP address is one of the public Internet. An address that only maps to IPv4 is none. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
};

type Resolve = (
  host: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Name resolution for `http.request` and `net.connect` that gives public addresses only, so that what was checked is
 * what is connected to: a name that resolves otherwise a moment later gains nothing. A literal IP address is never
 * looked up: check it with {@link refusePrivateHost} too.
 */
export const publicLookup =
  (resolve: Resolve = dnsLookup): LookupFunction =>
  (host, options, done) => {
    resolve(host, { all: true }, (error, found) => {
      if (error !== null) return done(error, []);
      const wanted = options.family === 4 || options.family === 6 ? options.family : null;
      const addresses = found.filter(({ family }) => wanted === null || family === wanted);
      const [first] = addresses;
      // One private address among public ones is already a name that means no good.
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new PrivateAddressError(host), []);
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
  };

/**
 * Refuses a URL whose host is written as an address outside the public Internet.
 * @throws PrivateAddressError
 */
export const refusePrivateHost = (url: URL): void => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddressError(host);
};
