import type { FastifyRequest } from 'fastify';

/** Milliseconds between two warnings: anyone can cause them. */
const EVERY = 60 * 60 * 1_000;

interface Log {
  warn(details: object, message: string): void;
}

/**
 * Warns when a peer that is not trusted names the client of its requests. If it is a load balancer, all shoppers have
 * its address: they share one allowance of pages and one limit of enquiries.
 */
export const warnOfUntrusted = (log: Log, now: () => number = Date.now): ((request: FastifyRequest) => void) => {
  let lastAt = Number.NEGATIVE_INFINITY;
  return ({ headers, ip, raw }) => {
    const peer = raw.socket.remoteAddress;
    // The framework takes another address than the peer's only from a peer that is trusted.
    if (headers['x-forwarded-for'] === undefined || ip !== peer || now() - lastAt < EVERY) return;
    lastAt = now();
    log.warn(
      { peer },
      'x-forwarded-for from an address that FORECOURT_TRUST_PROXY does not name is ignored: if it is your load balancer, name it, or all shoppers count as one client',
    );
  };
};
