import type { PrizeSegment } from '@forecourt/config/spin-to-win';
import type { PrizeDrawRow } from '../../ground/database/schema';
import { tokenDigest } from '../../ground/sealing/token-digest';
import type { CampaignSecret } from './campaign-secret';
import type { CampaignRow } from './campaign-store';
import { linkOf, segmentsDigest } from './ledger-link';
import { commitmentOf, outcomeOf, pickSegment } from './pick-segment';
import { prizeCode } from './prize-code';

/** The whole ledger of a campaign. */
export interface Ledger {
  readonly campaign: Pick<CampaignRow, 'website_id' | 'campaign' | 'commitment' | 'draws' | 'last_link' | 'seed'>;
  /** By their digests. */
  readonly tables: ReadonlyMap<string, readonly PrizeSegment[]>;
  /** In the order of their places. */
  readonly draws: readonly PrizeDrawRow[];
}

/** Something that does not follow from the seed: at a place of the ledger, or of the campaign itself (0). */
export interface AuditFault {
  readonly seq: number;
  readonly reason: string;
}

const campaignFaults = ({ campaign, tables, draws }: Ledger, { seed }: CampaignSecret): readonly AuditFault[] => {
  const last = draws.at(-1);
  const checks: readonly (readonly [sound: boolean, reason: string])[] = [
    [commitmentOf(seed) === campaign.commitment, 'The seed is not the one that was committed to.'],
    [campaign.seed === null || campaign.seed === seed, 'The seed that was revealed is not the one that was kept.'],
    [
      draws.length === campaign.draws,
      `The campaign counts ${campaign.draws} draws, and the ledger holds ${draws.length}.`,
    ],
    [(last?.link ?? '') === campaign.last_link, 'The last link of the ledger is not the one that the campaign holds.'],
    ...[...tables].map(
      ([digest, segments]) =>
        [segmentsDigest(segments) === digest, `The segments ${digest.slice(0, 12)} have been changed.`] as const,
    ),
  ];
  return checks.flatMap(([sound, reason]) => (sound ? [] : [{ seq: 0, reason }]));
};

const drawReasons = (
  ledger: Ledger,
  { seed, codes }: CampaignSecret,
  {
    draw,
    index,
    before,
    drawn,
  }: {
    readonly draw: PrizeDrawRow;
    readonly index: number;
    readonly before: string;
    readonly drawn: ReadonlyMap<string, number>;
  },
): readonly string[] => {
  const segments = ledger.tables.get(draw.segments);
  const picked =
    segments === undefined ? null : pickSegment(outcomeOf(seed, { ...ledger.campaign, ...draw }), segments, drawn);
  const code = draw.wins ? tokenDigest(prizeCode(codes, draw.id)) : null;
  const checks: readonly (readonly [sound: boolean, reason: string])[] = [
    [draw.seq === index + 1, `Stands at place ${index + 1} of the ledger.`],
    [segments !== undefined, 'The segments that it was drawn from are not in the ledger.'],
    [picked === null || picked.id === draw.segment, `The seed draws "${picked?.id}", and it says "${draw.segment}".`],
    [segments === undefined || picked !== null, 'Nothing was left to be drawn.'],
    [picked === null || picked.wins === draw.wins, 'Whether it wins is not what its segment says.'],
    [code === draw.code_digest, 'Its code is not the one of this draw.'],
    [linkOf(before, draw) === draw.link, 'It has been changed, or the one before it has: the chain is broken here.'],
  ];
  return checks.flatMap(([sound, reason]) => (sound ? [] : [reason]));
};

/**
 * Draws a whole campaign again from its seed, and finds every place at which the ledger says otherwise: another prize, a
 * row that was changed, taken out or put in, other segments, another seed. Pure.
 */
export const auditDraws = (ledger: Ledger, secret: CampaignSecret): readonly AuditFault[] => {
  const drawn = new Map<string, number>();
  const faults = [...campaignFaults(ledger, secret)];
  let before = '';
  for (const [index, draw] of ledger.draws.entries()) {
    const reasons = drawReasons(ledger, secret, { draw, index, before, drawn });
    faults.push(...reasons.map((reason) => ({ seq: draw.seq, reason })));
    drawn.set(draw.segment, (drawn.get(draw.segment) ?? 0) + 1);
    before = draw.link;
  }
  return faults;
};
