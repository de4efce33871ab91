import { eq } from 'drizzle-orm';
import { prizeDraws } from '../../ground/database/schema';
import { DeliveryFailure } from '../../ground/messages/delivery-failure';
import type { MessageTemplate, TemplateDeps } from '../../ground/messages/message-template';
import { canonicalOrigin, getSiteDocument } from '../sites';
import { openSecret, UnknownPrizeKey } from './campaign-secret';
import { findCampaign } from './campaign-store';
import { phoneOf } from './phone-of';
import { prizeCode } from './prize-code';
import { prizeKind } from './prize-kind';
import { prizeSmsText } from './prize-sms';
import { segmentOf } from './segment-of';

const readPrize = async (deps: TemplateDeps, messageId: string) => {
  const { db } = deps;
  const [draw] = await db.select().from(prizeDraws).where(eq(prizeDraws.message_id, messageId));
  if (draw === undefined || !draw.wins || draw.shopper_id === null) return null;
  const site = await getSiteDocument(db, draw.website_id);
  const campaign = await findCampaign(db, draw.website_id, draw.campaign);
  const to = await phoneOf(db, draw.website_id, draw.shopper_id);
  if (site === null || campaign === null || to === null) return null;
  const prize = (await segmentOf(db, draw))?.name ?? '';
  return { draw, campaign, to, prize, siteName: site.name, host: new URL(canonicalOrigin(site, deps.addresses)).host };
};

/** The code of a prize, to the number that its winner signed in by. It is made at each try and stands in no queue. */
export const prizeTemplate: MessageTemplate = {
  kind: prizeKind,
  compose: async (deps, { id, message_id }) => {
    const found = await readPrize(deps, id);
    if (found === null) return null;
    const { draw, campaign, to } = found;
    return () => {
      try {
        const { codes } = openSecret(deps.secrets.sealingKey, campaign);
        const text = prizeSmsText({ ...found, code: prizeCode(codes, draw.id) });
        return { channel: 'sms', sms: { messageId: message_id, to, text } };
      } catch (error) {
        // A missing key is a failure of ours and is never held against the number.
        if (error instanceof UnknownPrizeKey) throw new DeliveryFailure('unknown_sealing_key', false, 'ours');
        throw error;
      }
    };
  },
  // Some hours: the page shows the code, too. A number that does not exist is tried once.
  plan: { mostTries: 12, mostTriesWhenRefused: 1 },
  whenGivenUp: 'info',
};
