import { createHash } from 'node:crypto';
import type { PrizeSegment } from '@forecourt/config/spin-to-win';
import type { PrizeDrawRow } from '../../ground/database/schema';

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** The digest of segments, by everything that decides a draw or says what was won. */
export const segmentsDigest = (segments: readonly PrizeSegment[]): string =>
  digestOf(
    segments.map(({ id, name, description, wins, value, stock, weight }) => [
      id,
      name,
      description,
      wins,
      value,
      stock,
      weight,
    ]),
  );

/** What a link of the ledger is made of: all of a draw that stays when its person's data are erased. */
export type LinkedDraw = Pick<
  PrizeDrawRow,
  'id' | 'seq' | 'entrant' | 'state' | 'segments' | 'segment' | 'wins' | 'code_digest' | 'drawn_at'
>;

/** Chains a draw to the one before it, by whose link everything before follows; the first one to an empty text. */
export const linkOf = (before: string, draw: LinkedDraw): string =>
  digestOf([
    before,
    draw.id,
    draw.seq,
    draw.entrant,
    draw.state,
    draw.segments,
    draw.segment,
    draw.wins,
    draw.code_digest,
    draw.drawn_at.toISOString(),
  ]);
