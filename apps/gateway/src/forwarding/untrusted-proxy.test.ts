import type { FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { warnOfUntrusted } from './untrusted-proxy';

const from = (ip: string, headers: Record<string, string>): FastifyRequest =>
  ({ headers, ip, raw: { socket: { remoteAddress: '10.0.0.5' } } }) as unknown as FastifyRequest;
const forwarded = { 'x-forwarded-for': '203.0.113.7' };

describe('warnOfUntrusted', () => {
  it('warns once an hour of a peer that names clients without being trusted', () => {
    const warn = vi.fn();
    let now = 0;
    const watch = warnOfUntrusted({ warn }, () => now);
    for (let request = 0; request < 3; request += 1) watch(from('10.0.0.5', forwarded));
    expect(warn.mock.calls).toEqual([[{ peer: '10.0.0.5' }, expect.stringContaining('FORECOURT_TRUST_PROXY')]]);
    now = 60 * 60 * 1_000;
    watch(from('10.0.0.5', forwarded));
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('does not warn of a trusted peer, nor of one that names no client', () => {
    const warn = vi.fn();
    const watch = warnOfUntrusted({ warn });
    watch(from('203.0.113.7', forwarded));
    watch(from('10.0.0.5', {}));
    expect(warn).not.toHaveBeenCalled();
  });
});
