import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that our programs do not call: it is not one of the public Internet. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
  readonly code = 'private_address';
  constructor(readonly host: string) {
    super(`${host} is not an address of the public Internet.`);
  }
}

/** IPv6 of the public Internet (RFC 4291); outside of it lie mapped IPv4, NAT64, local and unassigned addresses. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Documentation (RFC 9637), which ipaddr.js does not know of. */
const documentation = ipaddr.IPv6.parseCIDR('3fff::/20');

/**
 * Whether an IP address is one of the public Internet, by IANA's special-purpose registries as ipaddr.js keeps them. An
 * address that only maps to IPv4 or tunnels to it is none.
 */
export const isPublicAddress = (address: string): boolean => {
  // ipaddr.js reads older spellings too (`127.1`, `0x7f000001`); we are given none.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || (parsed.match(globalUnicast) && !parsed.match(documentation));
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
