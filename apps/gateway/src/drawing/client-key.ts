const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The first four groups of an IPv6 address, of which `::` stands for some. */
const network = (address: string): string => {
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 4).join(':');
};

/**
 * What stands for one client where each gets a fair share: an IPv4 address, or the /64 network of an IPv6 one, of which
 * a household has all addresses. Empty for a connection that has closed already, whose address is not known any more.
 */
export const clientKey = (address: string | undefined): string => {
  const plain = (address ?? '').replace(MAPPED, '');
  return plain.includes(':') ? network(plain) : plain;
};
