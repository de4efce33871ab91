import { eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { type PrizeDrawRow, prizeDraws, prizeRedemptions } from '../../ground/database/schema';
import { tokenDigest } from '../../ground/sealing/token-digest';
import { readPrizeCode } from './prize-code';
import { segmentOf } from './segment-of';

/** What came of handing out a prize. */
export type Redemption =
  /** It is the first time: hand it out. */
  | { readonly kind: 'redeemed'; readonly draw: PrizeDrawRow; readonly name: string }
  | {
      readonly kind: 'redeemed-before';
      readonly draw: PrizeDrawRow;
      readonly name: string;
      readonly at: Date;
      readonly by: string;
    }
  /** No prize has this code, or it can be none. */
  | { readonly kind: 'unknown' };

/** Marks the prize of a code as handed out, by the name of who did it: the first time alone, whoever else does so at once. */
export const redeemPrize = (
  db: Db,
  { code, by, now }: { readonly code: string; readonly by: string; readonly now: Date },
): Promise<Redemption> =>
  db.transaction(async (tx) => {
    const read = readPrizeCode(code);
    const [draw] =
      read === null
        ? []
        : await tx
            .select()
            .from(prizeDraws)
            .where(eq(prizeDraws.code_digest, tokenDigest(read)));
    if (draw === undefined) return { kind: 'unknown' };
    const name = (await segmentOf(tx, draw))?.name ?? draw.segment;
    const made = await tx
      .insert(prizeRedemptions)
      .values({ draw_id: draw.id, redeemed_at: now, redeemed_by: by })
      .onConflictDoNothing()
      .returning();
    if (made.length > 0) return { kind: 'redeemed', draw, name };
    const [before] = await tx.select().from(prizeRedemptions).where(eq(prizeRedemptions.draw_id, draw.id));
    if (before === undefined) throw new Error(`The redemption of draw ${draw.id} went while it was read.`);
    return { kind: 'redeemed-before', draw, name, at: before.redeemed_at, by: before.redeemed_by };
  });
