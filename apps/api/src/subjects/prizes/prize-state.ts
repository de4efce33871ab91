import type { PrizeDraw, PrizeState } from '@forecourt/api-contract';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { campaignPhase, campaignTime, type PrizeCampaign } from '@forecourt/config/spin-to-win';
import { eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { type PrizeDrawRow, prizeRedemptions } from '../../ground/database/schema';
import { openSecret } from './campaign-secret';
import { type CampaignRow, countDrawn, ensureCampaign, type WheelSite } from './campaign-store';
import { findDraw } from './draw-prize';
import type { Entrant } from './entrant-of';
import { segmentsLeft } from './pick-segment';
import { prizeCode } from './prize-code';
import { segmentOf } from './segment-of';

/** A draw as its person sees it, with the code of what they won. */
export const shownDraw = async (
  db: Pick<Db, 'select'>,
  {
    campaign,
    draw,
    key,
  }: {
    readonly campaign: CampaignRow;
    readonly draw: PrizeDrawRow;
    readonly key: RotatedSecret;
  },
): Promise<PrizeDraw> => {
  const segment = await segmentOf(db, draw);
  const [redeemed] = await db.select().from(prizeRedemptions).where(eq(prizeRedemptions.draw_id, draw.id));
  return {
    seq: draw.seq,
    segment: draw.segment,
    name: segment?.name ?? draw.segment,
    description: segment?.description ?? '',
    wins: draw.wins,
    code: draw.wins ? prizeCode(openSecret(key, campaign).codes, draw.id) : null,
    state: draw.state,
    drawn_at: draw.drawn_at.toISOString(),
    redeemed_at: redeemed?.redeemed_at.toISOString() ?? null,
  };
};

const phaseOf = (
  { site, campaign, now }: { readonly site: WheelSite; readonly campaign: PrizeCampaign; readonly now: Date },
  row: CampaignRow,
  drawn: ReadonlyMap<string, number>,
): PrizeState['phase'] => {
  const phase = campaignPhase(campaignTime(campaign, site.state), now);
  if (row.seed !== null) return 'ended';
  if (phase !== 'open') return phase;
  return segmentsLeft(campaign.prizes, drawn).some(({ wins }) => wins) ? 'open' : 'sold-out';
};

/** Where a site's prize wheel stands, with what one person has drawn. */
export const prizeState = async (
  db: Db,
  asked: {
    readonly site: WheelSite;
    readonly campaign: PrizeCampaign;
    /** Who is signed in; null for nobody. */
    readonly entrant: Entrant | null;
    readonly key: RotatedSecret;
    readonly now: Date;
  },
): Promise<PrizeState> => {
  const { site, campaign, entrant, key } = asked;
  const row = await ensureCampaign(db, asked);
  const drawn = await countDrawn(db, site.website_id, campaign.id);
  const draw = entrant === null ? null : await findDraw(db, site.website_id, campaign.id, entrant);
  const prizes = campaign.prizes.filter(({ wins }) => wins);
  return {
    phase: phaseOf(asked, row, drawn),
    commitment: row.commitment,
    seed: row.seed,
    draws: row.draws,
    left: Object.fromEntries(prizes.map(({ id, stock }) => [id, Math.max(0, stock - (drawn.get(id) ?? 0))])),
    draw: draw === null ? null : await shownDraw(db, { campaign: row, draw, key }),
  };
};
