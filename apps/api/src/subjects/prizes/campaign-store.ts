import type { RotatedSecret } from '@forecourt/api-contract/service';
import type { SiteDocument } from '@forecourt/config/site-document';
import { campaignTime, type PrizeCampaign } from '@forecourt/config/spin-to-win';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { prizeCampaigns, prizeDraws } from '../../ground/database/schema';
import { newSecret, sealSecret } from './campaign-secret';
import { commitmentOf } from './pick-segment';

/** A campaign with its secret. */
export type CampaignRow = typeof prizeCampaigns.$inferSelect;

/** What of a site says when its campaign runs. */
export type WheelSite = Pick<SiteDocument, 'website_id' | 'state'>;

/** One campaign of a site. */
export const isCampaign = (websiteId: string, campaign: string) =>
  and(eq(prizeCampaigns.website_id, websiteId), eq(prizeCampaigns.campaign, campaign));

/** A campaign that somebody has looked at; null for one that nobody has. */
export const findCampaign = async (
  db: Pick<Db, 'select'>,
  websiteId: string,
  campaign: string,
): Promise<CampaignRow | null> => {
  const [row] = await db.select().from(prizeCampaigns).where(isCampaign(websiteId, campaign));
  return row ?? null;
};

/** The campaign of a site's document, made with its secret when it is first looked at: it is committed before any draw. */
export const ensureCampaign = async (
  db: Db,
  {
    site,
    campaign,
    key,
    now,
  }: {
    readonly site: WheelSite;
    readonly campaign: PrizeCampaign;
    readonly key: RotatedSecret;
    readonly now: Date;
  },
): Promise<CampaignRow> => {
  const found = await findCampaign(db, site.website_id, campaign.id);
  if (found !== null) return found;
  const of = { website_id: site.website_id, campaign: campaign.id };
  const secret = newSecret();
  const made = {
    ...of,
    ...sealSecret(key, of, secret),
    commitment: commitmentOf(secret.seed),
    ends_at: campaignTime(campaign, site.state).until,
    created_at: now,
  };
  await db.insert(prizeCampaigns).values(made).onConflictDoNothing();
  const row = await findCampaign(db, site.website_id, campaign.id);
  if (row === null) throw new Error(`The campaign ${campaign.id} of ${site.website_id} went while it was made.`);
  return row;
};

/** Holds a campaign until the transaction ends: whoever else draws waits. */
export const holdCampaign = async (tx: Tx, websiteId: string, campaign: string): Promise<CampaignRow | null> => {
  const [row] = await tx.select().from(prizeCampaigns).where(isCampaign(websiteId, campaign)).for('update');
  return row ?? null;
};

/** How often each prize of a campaign has been drawn. */
export const countDrawn = async (
  db: Pick<Db, 'select'>,
  websiteId: string,
  campaign: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ segment: prizeDraws.segment, count: sql<number>`count(*)::int` })
    .from(prizeDraws)
    .where(and(eq(prizeDraws.website_id, websiteId), eq(prizeDraws.campaign, campaign)))
    .groupBy(prizeDraws.segment);
  return new Map(rows.map(({ segment, count }) => [segment, count]));
};

/** The campaigns of a site, or of all, in the order in which they were made. */
export const listCampaigns = (db: Db, websiteId: string | null): Promise<readonly CampaignRow[]> =>
  db
    .select()
    .from(prizeCampaigns)
    .where(websiteId === null ? undefined : eq(prizeCampaigns.website_id, websiteId))
    .orderBy(asc(prizeCampaigns.created_at), asc(prizeCampaigns.campaign));
