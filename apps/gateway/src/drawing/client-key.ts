import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What stands for one client where each gets a fair share: an IPv4 address, or the /64 network of an IPv6 one, of which
 * a household has all addresses. Empty for a connection that has closed already, whose address is not known any more.
 */
export const clientKey = (address: string | undefined): string => {
  if (address === undefined || isIP(address) !== 6) return address ?? '';
  // IPv4 that came in over a socket for both is IPv4.
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4
    ? parsed.toString()
    : parsed.parts
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':');
};
