import type { RotatedSecret } from '@forecourt/api-contract/service';
import { campaignPhase, campaignTime, type PrizeCampaign, type PrizeSegment } from '@forecourt/config/spin-to-win';
import type { AustralianState } from '@forecourt/domain/vehicle';
import { and, eq, inArray, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../ground/database/database';
import { type PrizeDrawRow, prizeCampaigns, prizeDraws, prizeTables, shoppers } from '../../ground/database/schema';
import { insertMessage, type MessageMaker } from '../../ground/messages/new-message';
import { tokenDigest } from '../../ground/sealing/token-digest';
import { openSecret } from './campaign-secret';
import {
  type CampaignRow,
  countDrawn,
  ensureCampaign,
  holdCampaign,
  isCampaign,
  type WheelSite,
} from './campaign-store';
import type { Entrant } from './entrant-of';
import { linkOf, segmentsDigest } from './ledger-link';
import { outcomeOf, pickSegment } from './pick-segment';
import { prizeCode } from './prize-code';
import { prizeKind } from './prize-kind';

/** Where a prize is drawn. */
export interface DrawContext extends MessageMaker {
  readonly db: Db;
  readonly site: WheelSite;
  readonly campaign: PrizeCampaign;
  readonly now: Date;
  /** Opens the campaign's secret. */
  readonly sealingKey: RotatedSecret;
}

/** Who draws, and where they live. */
export interface Entry {
  readonly entrant: Entrant;
  readonly state: AustralianState;
}

/** What came of a spin: the one draw of the person, new or from before; else why there is none. */
export type Spin =
  | { readonly kind: 'drawn'; readonly draw: PrizeDrawRow; readonly isNew: boolean }
  | { readonly kind: 'announced' | 'ended' | 'sold-out' }
  /** The account was deleted a moment ago. */
  | { readonly kind: 'gone' };

/**
 * The draw of a person in a campaign; null while there is none. They are known by their number, also after their account was
 * erased; by their account, also after the key of digests has changed twice.
 */
export const findDraw = async (
  db: Pick<Db, 'select'>,
  websiteId: string,
  campaign: string,
  { shopperId, digests }: Entrant,
): Promise<PrizeDrawRow | null> => {
  const [row] = await db
    .select()
    .from(prizeDraws)
    .where(
      and(
        eq(prizeDraws.website_id, websiteId),
        eq(prizeDraws.campaign, campaign),
        or(inArray(prizeDraws.entrant, [...digests]), eq(prizeDraws.shopper_id, shopperId)),
      ),
    );
  return row ?? null;
};

const makeDraw = (
  context: DrawContext,
  {
    held,
    segment,
    entry,
    codes,
  }: {
    readonly held: CampaignRow;
    readonly segment: PrizeSegment;
    readonly entry: Entry;
    /** Secret of the campaign's codes. */
    readonly codes: string;
  },
): PrizeDrawRow => {
  const id = uuidv7();
  const draw = {
    id,
    website_id: held.website_id,
    campaign: held.campaign,
    seq: held.draws + 1,
    shopper_id: entry.entrant.shopperId,
    entrant: entry.entrant.digest,
    state: entry.state,
    segments: segmentsDigest(context.campaign.prizes),
    segment: segment.id,
    wins: segment.wins,
    code_digest: segment.wins ? tokenDigest(prizeCode(codes, id)) : null,
    drawn_at: context.now,
  };
  return { ...draw, link: linkOf(held.last_link, draw), message_id: null };
};

const storeDraw = async (tx: Tx, context: DrawContext, draw: PrizeDrawRow): Promise<PrizeDrawRow> => {
  const { campaign, now } = context;
  const { website_id, segments: digest } = draw;
  const segments = { website_id, campaign: campaign.id, digest, segments: campaign.prizes, since: now };
  await tx.insert(prizeTables).values(segments).onConflictDoNothing();
  const told = draw.wins && draw.shopper_id !== null ? { kind: prizeKind, subjectId: draw.shopper_id } : null;
  const message_id =
    told === null
      ? null
      : await insertMessage(tx, context, { ...told, destination: { kind: 'shopper', by: 'sms' }, now });
  const stored = { ...draw, message_id };
  await tx.insert(prizeDraws).values(stored);
  await tx
    .update(prizeCampaigns)
    .set({ draws: draw.seq, last_link: draw.link, ends_at: campaignTime(campaign, context.site.state).until })
    .where(isCampaign(website_id, campaign.id));
  return stored;
};

/**
 * Spins once for a person: the same answer however often and from wherever it is asked. The campaign is held meanwhile, so
 * that draws come one after another and nobody wins what is not there; a prize, its code and the message that tells it are
 * stored together or not at all. Source: SPNW-01.
 */
export const drawPrize = async (context: DrawContext, entry: Entry): Promise<Spin> => {
  const { db, site, campaign, now, sealingKey } = context;
  const known = await findDraw(db, site.website_id, campaign.id, entry.entrant);
  if (known !== null) return { kind: 'drawn', draw: known, isNew: false };
  const phase = campaignPhase(campaignTime(campaign, site.state), now);
  if (phase !== 'open') return { kind: phase };
  await ensureCampaign(db, { site, campaign, key: sealingKey, now });
  return db.transaction(async (tx): Promise<Spin> => {
    const held = await holdCampaign(tx, site.website_id, campaign.id);
    if (held === null) throw new Error(`The campaign ${campaign.id} of ${site.website_id} went while it was drawn.`);
    // An account that is being deleted is waited for: its draw would name it for ever.
    const [person] = await tx
      .select({ id: shoppers.id })
      .from(shoppers)
      .where(eq(shoppers.id, entry.entrant.shopperId))
      .for('key share');
    if (person === undefined) return { kind: 'gone' };
    const drawnBefore = await findDraw(tx, site.website_id, campaign.id, entry.entrant);
    if (drawnBefore !== null) return { kind: 'drawn', draw: drawnBefore, isNew: false };
    // Whoever knows the seed knows every draw to come.
    if (held.seed !== null) return { kind: 'ended' };
    const secret = openSecret(sealingKey, held);
    const place = { ...held, seq: held.draws + 1, entrant: entry.entrant.digest };
    const drawn = await countDrawn(tx, site.website_id, campaign.id);
    const segment = pickSegment(outcomeOf(secret.seed, place), campaign.prizes, drawn);
    if (segment === null) return { kind: 'sold-out' };
    const draw = makeDraw(context, { held, segment, entry, codes: secret.codes });
    return { kind: 'drawn', draw: await storeDraw(tx, context, draw), isNew: true };
  });
};
