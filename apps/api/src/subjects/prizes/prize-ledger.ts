import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { prizeDraws, prizeRedemptions, prizeTables } from '../../ground/database/schema';
import type { Ledger } from './audit-draws';
import { type CampaignRow, findCampaign } from './campaign-store';

const redemptionColumns = { redeemed_at: prizeRedemptions.redeemed_at, redeemed_by: prizeRedemptions.redeemed_by };

/** The draws of a campaign in the order of their places, each with whether it was handed out. */
export const listDraws = (
  db: Pick<Db, 'select'>,
  { website_id, campaign }: Pick<CampaignRow, 'website_id' | 'campaign'>,
) =>
  db
    .select({ ...getTableColumns(prizeDraws), ...redemptionColumns })
    .from(prizeDraws)
    .leftJoin(prizeRedemptions, eq(prizeRedemptions.draw_id, prizeDraws.id))
    .where(and(eq(prizeDraws.website_id, website_id), eq(prizeDraws.campaign, campaign)))
    .orderBy(asc(prizeDraws.seq));

/** One of them. */
export type ListedDraw = Awaited<ReturnType<typeof listDraws>>[number];

/** The whole ledger of a campaign, as it was at one moment: a draw that comes meanwhile is in all of it or in none. */
export const readLedger = (db: Db, row: Pick<CampaignRow, 'website_id' | 'campaign'>) =>
  db.transaction(
    async (tx): Promise<Ledger & { readonly campaign: CampaignRow; readonly draws: readonly ListedDraw[] }> => {
      const { website_id, campaign } = row;
      const found = await findCampaign(tx, website_id, campaign);
      if (found === null) throw new Error(`There is no campaign ${campaign} of ${website_id}.`);
      const tables = await tx
        .select({ digest: prizeTables.digest, segments: prizeTables.segments })
        .from(prizeTables)
        .where(and(eq(prizeTables.website_id, website_id), eq(prizeTables.campaign, campaign)));
      return {
        campaign: found,
        tables: new Map(tables.map(({ digest, segments }) => [digest, segments])),
        draws: await listDraws(tx, row),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
