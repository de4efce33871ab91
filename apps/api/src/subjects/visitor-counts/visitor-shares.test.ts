import { describe, expect, it } from 'vitest';
import { VisitorShares } from './visitor-shares';

const car = (vehicleId: string, websiteId = 'yard') => ({ websiteId, dealershipId: 'yard', vehicleId });
const started = (most?: number) => {
  const clock = { now: new Date('2026-11-21T01:00:00Z') };
  const shares = new VisitorShares(() => clock.now, most);
  const taken = (times: number, ...asked: Parameters<VisitorShares['take']>) =>
    Array.from({ length: times }, () => shares.take(...asked)).filter(Boolean).length;
  return { clock, shares, taken };
};

describe('VisitorShares', () => {
  it('[VDP-07] counts a vehicle at most five times an hour for one address, and as often for each other address', () => {
    const { clock, taken } = started();
    expect(taken(1000, 'views', car('1'), '203.0.113.7')).toBe(5);
    expect(taken(1000, 'views', car('1'), '203.0.113.8')).toBe(5);
    expect(taken(1000, 'views', car('2'), '203.0.113.7')).toBe(5);
    expect(taken(1000, 'views', car('1', 'other'), '203.0.113.7')).toBe(5);
    expect(taken(1000, 'phone_reveals', car('1'), '203.0.113.7')).toBe(5);
    clock.now = new Date(clock.now.getTime() + 59 * 60_000);
    expect(taken(10, 'views', car('1'), '203.0.113.7')).toBe(0);
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect(taken(10, 'views', car('1'), '203.0.113.7')).toBe(5);
  });

  it('takes all addresses of one IPv6 network for one visitor', () => {
    const { shares } = started();
    const some = Array.from({ length: 100 }, (_, at) => shares.take('views', car('1'), `2001:db8:1:2::${at}`));
    expect(some.filter(Boolean)).toHaveLength(5);
  });

  it('holds no address, and no more digests than it has room for', () => {
    const { shares } = started(100);
    const many = Array.from({ length: 1000 }, (_, at) => shares.take('views', car('1'), `198.51.100.${at}`));
    expect(many.filter(Boolean)).toHaveLength(100);
    expect(JSON.stringify(Object.values(shares).map((held) => (held instanceof Map ? [...held] : held)))).not.toContain(
      '198.51',
    );
    expect(shares.take('views', car('1'), '198.51.100.1')).toBe(true);
  });
});
