import { visitorOf } from '@forecourt/api-contract/service';
import type { SiteDocument } from '@forecourt/config/site-document';
import { errorCatalogue } from '@forecourt/domain/error-catalogue';
import type { Tx } from '../../../ground/database/database';
import type { InvoiceRow } from '../../../ground/database/schema';
import type { Env } from '../../../ground/env/env';
import { comeLater, type Refusal, refusal, type ShopperWrite } from '../../../ground/http/shopper-write';
import { limitedFor, limitsKey } from '../../../ground/limits/limits';
import { ownKey } from '../../../ground/sealing/own-key';
import { siteDealerships } from '../../sites';
import { findPayable, takeAnyAmount } from '../invoices/find-payable';
import { mostReferences, referenceDayLimit, referenceLimit } from '../payment-limits';
import type { Processors } from '../processor';
import { type StartedPayment, startPayment } from '../start-payment';
import { takesPayments } from '../takes-payments';
import { type AskedOnlinePayment, readOnlinePayment } from './read-online-payment';

/** What online payments work with. */
export interface OnlinePaymentDeps {
  readonly env: Pick<Env, 'serviceToken' | 'leadLimits'>;
  readonly processors: Processors;
}

/** What is answered: a payment to be looked over, or that somebody must be signed in for it. */
export type TakenOnlinePayment = { readonly kind: 'sign-in' } | ({ readonly kind: 'started' } & StartedPayment);

/** The same for an unknown reference, another amount, and what is paid or cancelled: nobody learns what exists. */
const nothingFound =
  'We found nothing to pay with this reference and this amount. Check both against your invoice, in dollars and cents; if it was paid already, there is nothing more to do. Otherwise please call us.';

const notTaken = 'Online payments are not taken right now. Please call us: nothing was charged.';

/** Where the feature is off. */
export const noOnlinePayment = (): Refusal => refusal(404, 'no_online_payment', 'This site takes no online payments.');

/** Counts by visitor and site; whoever has no address counts as one. */
const isTooOften = async (
  { db, client, websiteId, now }: ShopperWrite['context'],
  { env }: OnlinePaymentDeps,
): Promise<number | null> => {
  const secret = ownKey(env.serviceToken, limitsKey);
  const asked = { subject: `${websiteId} ${visitorOf(client ?? '')}`, now, secret };
  return (
    (await limitedFor(db, { ...asked, limit: referenceLimit, most: mostReferences.tenMinutes })) ??
    limitedFor(db, { ...asked, limit: referenceDayLimit, most: mostReferences.day })
  );
};

/** What a form asks to pay, held: an invoice that is due, or what the dealer takes as it is. */
const payableOf = async (
  tx: Tx,
  site: SiteDocument,
  asked: AskedOnlinePayment,
  place: { readonly processors: Processors; readonly now: Date },
): Promise<InvoiceRow | 'not-taken' | null> => {
  const able = (await siteDealerships(tx, site)).filter((one) => takesPayments(place.processors, one));
  if (able.length === 0) return 'not-taken';
  const found = await findPayable(tx, { ...asked, dealerships: able.map(({ id }) => id) });
  if (found.kind === 'due') return found.invoice;
  // What is paid or cancelled is not taken again as a deposit, nor what may be somebody else's.
  if (found.kind !== 'none' || !site.onlinePayment.anyAmount) return null;
  const own = able.find(({ id }) => id === site.dealership_id) ?? able[0];
  return own === undefined ? null : takeAnyAmount(tx, asked, { dealershipId: own.id, now: place.now });
};

/** Finds what a form asks to pay, and starts its payment. Source: SPNW-01. */
export const takeOnlinePayment =
  (deps: OnlinePaymentDeps) =>
  async ({ context, site, sent }: ShopperWrite): Promise<TakenOnlinePayment | Refusal> => {
    const { db, now, actor } = context;
    const { current } = deps.processors;
    if (!site.flags['online-payment']) return noOnlinePayment();
    if (site.gates['online-payment'] && actor.kind !== 'shopper') return { kind: 'sign-in' };
    if (current === null) return comeLater(3600, 503, 'no_processor', notTaken);
    const asked = readOnlinePayment(sent.form);
    if (!('amountCents' in asked)) return refusal(422, 'faults', errorCatalogue['form-summary'].message, asked);
    const wait = await isTooOften(context, deps);
    if (wait !== null)
      return comeLater(wait, 429, 'limit', 'That were many tries from one place. Please wait ten minutes, or call us.');
    return db.transaction(async (tx): Promise<TakenOnlinePayment | Refusal> => {
      const invoice = await payableOf(tx, site, asked, { processors: deps.processors, now });
      if (invoice === 'not-taken') return comeLater(3600, 503, 'no_dealership', notTaken);
      if (invoice === null) return refusal(422, 'nothing_found', nothingFound);
      const started = await startPayment(
        tx,
        { now, serviceToken: deps.env.serviceToken, processor: current.name },
        {
          site,
          dealershipId: invoice.dealership_id,
          subject: { kind: 'invoice', id: invoice.id },
          purpose: invoice.kind,
          amountCents: asked.amountCents,
          description: invoice.description,
          email: asked.email,
          payerName: asked.name,
          returnPath: null,
        },
      );
      return { kind: 'started', ...started };
    });
  };
