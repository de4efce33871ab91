import { createHash, randomBytes } from 'node:crypto';
import { visitorOf } from '@forecourt/api-contract/service';
import type { CountKind, CountSubject } from './visitor-counts';

/** How long shares are remembered, in milliseconds; then everybody begins anew. */
const windowMs = 60 * 60 * 1000;
/**
 * What one address may add to the count of one vehicle within that time: a household or an office behind one address
 * looks several times, a script that asks without end adds no more than they.
 */
const mostOfOne = 5;

/**
 * Bounds what one address adds to the counts of a vehicle (VDP-07, SIDE-03). An address is held as a digest under a key
 * of the process's own, in memory alone, and for an hour at most. When there is room for no more of them, nobody new is
 * counted until the hour is over: a flood makes counts too low, never too high.
 */
export class VisitorShares {
  private readonly key = randomBytes(16);
  private readonly shares = new Map<string, number>();
  private began = Number.NEGATIVE_INFINITY;

  /** @param most digests held, some 100 bytes each */
  constructor(
    private readonly now: () => Date,
    private readonly most = 50_000,
  ) {}

  /** Takes one share of an address in the count of a vehicle; false when it has had all of its own. */
  take(kind: CountKind, { websiteId, vehicleId }: CountSubject, address: string | null): boolean {
    const now = this.now().getTime();
    if (now - this.began >= windowMs || now < this.began) {
      this.began = now;
      this.shares.clear();
    }
    const digest = createHash('sha256')
      .update(this.key)
      .update([kind, websiteId, vehicleId, visitorOf(address ?? '')].join(' '))
      .digest('base64url')
      .slice(0, 16);
    const taken = this.shares.get(digest) ?? 0;
    if (taken >= mostOfOne || (taken === 0 && this.shares.size >= this.most)) return false;
    this.shares.set(digest, taken + 1);
    return true;
  }
}
