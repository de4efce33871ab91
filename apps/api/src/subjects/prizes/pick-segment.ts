import { createHash, createHmac } from 'node:crypto';
import type { PrizeSegment } from '@forecourt/config/spin-to-win';

/** What decides a draw beside the seed and the segments. */
export interface DrawPlace {
  readonly website_id: string;
  readonly campaign: string;
  /** Place in the ledger, from 1. */
  readonly seq: number;
  /** Digest of who draws. */
  readonly entrant: string;
}

/** What anybody can check a seed by: SHA-256 of its bytes, hexadecimal. */
export const commitmentOf = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/**
 * The number that decides a draw, 256 bits, hexadecimal: HMAC-SHA-256 of its place by the seed. Whoever has the seed
 * finds it again; whoever has not learns nothing from all draws before.
 */
export const outcomeOf = (seed: string, { website_id, campaign, seq, entrant }: DrawPlace): string =>
  createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(JSON.stringify([website_id, campaign, seq, entrant]))
    .digest('hex');

/** The segments that can still be drawn: what wins nothing always, a prize while some of it is left. */
export const segmentsLeft = (
  segments: readonly PrizeSegment[],
  drawn: ReadonlyMap<string, number>,
): readonly PrizeSegment[] =>
  segments.filter(({ id, wins, stock, weight }) => weight > 0 && (!wins || (drawn.get(id) ?? 0) < stock));

/**
 * The segment that a number decides, by the weights of those that are left; null once no prize is left, for then nobody
 * could win. 256 bits over the sum of weights favour none by more than one part in 2^200.
 */
export const pickSegment = (
  outcome: string,
  segments: readonly PrizeSegment[],
  drawn: ReadonlyMap<string, number>,
): PrizeSegment | null => {
  const left = segmentsLeft(segments, drawn);
  if (!left.some(({ wins }) => wins)) return null;
  const whole = left.reduce((sum, { weight }) => sum + weight, 0);
  let at = Number(BigInt(`0x${outcome}`) % BigInt(whole));
  for (const segment of left) {
    if (at < segment.weight) return segment;
    at -= segment.weight;
  }
  return null;
};
