import type { RotatedSecret } from '@forecourt/api-contract/service';
import { campaignTime } from '@forecourt/config/spin-to-win';
import { and, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { prizeCampaigns } from '../../ground/database/schema';
import type { Upkeep, UpkeepDeps } from '../../ground/modules/upkeep';
import { secretName } from '../../ground/sealing/sealed-text';
import { getSiteDocument } from '../sites';
import { openSecret, sealSecret, UnknownPrizeKey } from './campaign-secret';
import { type CampaignRow, holdCampaign, isCampaign, listCampaigns } from './campaign-store';

/** Until when a campaign runs: as its document says, if that still has it; else as it said when it was last looked at. */
const runsUntil = async (db: Db, row: CampaignRow): Promise<Date> => {
  const site = await getSiteDocument(db, row.website_id);
  const campaign = site?.spinToWin ?? null;
  if (site === null || campaign === null || campaign.id !== row.campaign) return row.ends_at;
  return campaignTime(campaign, site.state).until;
};

/** Reveals the seed of a campaign that is over: from then on anybody can draw it again, and nobody draws in it. */
const reveal = (db: Db, { website_id, campaign }: CampaignRow, key: RotatedSecret, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const held = await holdCampaign(tx, website_id, campaign);
    if (held === null || held.seed !== null) return false;
    await tx
      .update(prizeCampaigns)
      .set({ seed: openSecret(key, held).seed, revealed_at: now })
      .where(isCampaign(website_id, campaign));
    return true;
  });

/** The seeds of all campaigns that are over are revealed. */
export const revealEnded = async (
  db: Db,
  { key, now }: { readonly key: RotatedSecret; readonly now: Date },
): Promise<readonly CampaignRow[]> => {
  const due = await db
    .select()
    .from(prizeCampaigns)
    .where(and(isNull(prizeCampaigns.seed), lte(prizeCampaigns.ends_at, now)));
  const revealed: CampaignRow[] = [];
  for (const row of due) if ((await runsUntil(db, row)) <= now && (await reveal(db, row, key, now))) revealed.push(row);
  return revealed;
};

/** What the key before sealed is sealed by the present one, so that the one before can be thrown away. */
const reseal = (db: Db, { website_id, campaign }: CampaignRow, key: RotatedSecret): Promise<void> =>
  db.transaction(async (tx) => {
    const held = await holdCampaign(tx, website_id, campaign);
    if (held === null) return;
    await tx
      .update(prizeCampaigns)
      .set(sealSecret(key, held, openSecret(key, held)))
      .where(isCampaign(website_id, campaign));
  });

const resealAll = async ({ db, env: { sealingKey }, log }: Pick<UpkeepDeps, 'db' | 'env' | 'log'>): Promise<void> => {
  const name = secretName(sealingKey.current);
  for (const row of await listCampaigns(db, null)) {
    if (row.sealed_by === name) continue;
    try {
      await reseal(db, row, sealingKey);
    } catch (error) {
      if (!(error instanceof UnknownPrizeKey)) throw error;
      log.error({ site: row.website_id, campaign: row.campaign }, error.message);
    }
  }
};

/** Reveals the seeds of campaigns that are over, and seals those of others by the present key. */
export const prizeUpkeep: Upkeep = {
  name: 'prizes',
  run: async (deps) => {
    await resealAll(deps);
    const revealed = await revealEnded(deps.db, { key: deps.env.sealingKey, now: deps.now });
    for (const { website_id, campaign, commitment } of revealed)
      deps.log.info({ site: website_id, campaign, commitment }, 'seed of a prize wheel revealed');
  },
};
