import { alertsFault, hasAgreed, type SavedAlertsForm } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { alertConsentWords, alertPurposes } from '@forecourt/domain/shopper';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../ground/database/database';
import { shoppers } from '../../../ground/database/schema';
import { type Refusal, refusal } from '../../../ground/http/shopper-write';
import { consentsOf, giveConsent } from '../privacy/consents';

/** Whose alerts are changed, and when. */
export interface AlertChange {
  readonly site: SiteDocument;
  readonly shopper: { readonly id: string };
  readonly now: Date;
}

/**
 * Makes a change of alerts, with the consent that they need to their channel, stored with its words and time; by mail they
 * need an address that is confirmed, too. The shopper is locked meanwhile: alerts that are told now wait.
 * @param change does what was asked for; what it refuses is not agreed to either
 */
export const agreeToAlerts = async <Changed extends object>(
  tx: Tx,
  { site, shopper: { id: shopperId }, now }: AlertChange,
  form: SavedAlertsForm,
  change: () => Promise<Changed | Refusal>,
): Promise<Changed | Refusal> => {
  const [owner] = await tx.select().from(shoppers).where(eq(shoppers.id, shopperId)).for('update');
  const consents = await consentsOf(tx, shopperId);
  const fault = alertsFault(form, { emailConfirmed: owner?.email_confirmed_at != null, consents });
  if (fault !== null) return refusal(422, 'faults', fault.message, [fault]);
  const { frequency, channel } = form;
  const changed = await change();
  if ('kind' in changed) return changed;
  if (frequency !== 'off' && !hasAgreed(channel, consents))
    await giveConsent(tx, {
      shopperId,
      purpose: alertPurposes[channel],
      wording: alertConsentWords(channel, site.name),
      now,
    });
  return changed;
};
