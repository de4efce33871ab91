import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What stands for one visitor where each gets a fair share: an IPv4 address, or the /64 network of an IPv6 one, of which
 * a household has all addresses. What is no address stands for itself.
 */
export const visitorOf = (address: string): string => {
  if (isIP(address) === 0) return address;
  // IPv4 that came in over a socket for both is IPv4.
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4
    ? parsed.toString()
    : parsed.parts
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':');
};
