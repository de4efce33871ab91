import type { SiteDocument } from '@forecourt/config/site-document';
import { errorCatalogue } from '@forecourt/domain/error-catalogue';
import type { Db } from '../../ground/database/database';
import { comeLater, type Refusal, refusal, type ShopperWrite } from '../../ground/http/shopper-write';
import type { PublicAddresses } from '../../ground/http/site-origins';
import type { EnqueueMessage } from '../../ground/messages/new-message';
import { siteDealerships } from '../sites';
import type { ValuationTokens } from '../trade-in';
import { bodyFromForm, readLeadRequest } from './lead-request';
import type { ReceiptMaker } from './receipts/receipt-of';
import { type SubmittedLead, submitLead, updateLead } from './submit-lead';

const manyWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `We have had many enquiries in a short time. Please send the form again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call us.`;
};

/** What taking an enquiry works with, beside what its write brings. */
export interface LeadDeps {
  readonly enqueue: EnqueueMessage;
  /** Address that the lead's messages come from. */
  readonly mailFrom: string;
  /** The token that may add to a partial lead. */
  readonly updateToken: (leadId: string) => string;
  /** Counts an enquiry with the number it gives: seconds until more are taken, or null when this one is (LEAD-04). */
  readonly limit: (write: Pick<ShopperWrite, 'context'>, phone: string) => Promise<number | null>;
  /** Counts a receipt to an address: false when it has had as many as it may. */
  readonly mayReceive: ReceiptMaker['mayReceive'];
  /** Opens what proves the offer for a shopper's own vehicle. */
  readonly tokens: Pick<ValuationTokens, 'open'>;
  /** How the addresses of sites are written. */
  readonly addresses: PublicAddresses;
}

/** An enquiry that is stored, now or before. */
export type AcceptedLead = Extract<SubmittedLead, { kind: 'accepted' }>;

/** Why the log says that an enquiry about a vehicle of another site was not taken. */
export const foreignVehicle = 'foreign_vehicle';

/** The same of an enquiry of a kind that the site does not take. */
export const kindNotTaken = 'kind_not_taken';
const notTakenWords = 'This site does not take such enquiries. Please use the contact form, or call us.';

const requestOf = async (db: Db, site: SiteDocument, { sent, context }: ShopperWrite, deps: LeadDeps) => {
  const body = sent.isPlain ? bodyFromForm(sent.form) : sent.json;
  const dealerships = (await siteDealerships(db, site)).length;
  return readLeadRequest(body, site, { dealerships, env: deps.addresses, tokens: deps.tokens, now: context.now });
};

/** Reads an enquiry by the rules of its site, counts it, and stores it or adds to a partial one (LEAD-01, LEAD-05). */
export const takeLead =
  (deps: LeadDeps) =>
  async (write: ShopperWrite): Promise<AcceptedLead | Refusal> => {
    const { context, site } = write;
    const { db, now } = context;
    const request = await requestOf(db, site, write, deps);
    if (request.kind === 'not-taken')
      return refusal(422, kindNotTaken, notTakenWords, [{ path: 'category', message: notTakenWords }]);
    if (request.kind === 'faults')
      return refusal(422, 'faults', errorCatalogue['form-summary'].message, request.faults);
    const { submission, update, signs } = request;
    const wait = await deps.limit(write, submission.userData.phone);
    if (wait !== null) return comeLater(wait, 429, 'limit', manyWords(wait));
    const { enqueue, mailFrom, mayReceive, updateToken } = deps;
    const shopperId = context.actor.kind === 'shopper' ? context.actor.id : null;
    const lead = { db, site, now, enqueue, mailFrom, mayReceive, updateToken, signs, shopperId };
    const outcome = await (update === null
      ? submitLead(lead, submission)
      : updateLead(lead, update.leadId, update.token, submission));
    if (outcome.kind === 'accepted') {
      if (signs.length > 0) context.log.info({ lead: outcome.lead_id, signs }, 'lead marked');
      return outcome;
    }
    return outcome.reason === 'wrong_token'
      ? refusal(403, outcome.reason, outcome.message)
      : refusal(422, foreignVehicle, outcome.message, [outcome]);
  };
