import type { ReturnedForm } from '@forecourt/api-contract';
import { hrefs, returnedFormPath } from '@forecourt/config/hrefs';
import type { SiteDocument } from '@forecourt/config/site-document';
import { generalSubjects, hiddenField, isFormCategory, returnedFormField } from '@forecourt/domain/enquiry';
import { errorCatalogue } from '@forecourt/domain/error-catalogue';
import { enquiryCategorySchema, leadSubmissionSchema } from '@forecourt/domain/lead';
import { creditConsent } from '@forecourt/finance';
import { type Context, type Env, Hono } from 'hono';
import type { RefusedWrite } from '../context/refused-write';
import { isFromOwnPage } from '../context/same-origin';
import type { Db } from '../database/database';
import { answeredWithin, databaseTrouble } from '../database/database-trouble';
import type { EnqueueMessage } from '../messages/new-message';
import type { ReceiptMaker } from '../receipts/add-receipt';
import type { PublicAddresses } from '../sites/site-origins';
import type { ValuationTokens } from '../trade-in/valuation-token';
import { type FieldChoices, fieldChoices } from './field-choices';
import { bodyFromForm, type LeadFault, readLeadRequest } from './lead-request';
import { resendPage } from './resend-page';
import { forgetReturnedForm, keepReturnedForm } from './returned-forms';
import { siteDealerships } from './site-dealerships';
import { type SubmittedLead, submitLead, updateLead } from './submit-lead';
import { cleanTyped } from './typed-text';

const failed = errorCatalogue['form-submit'].message;
const robotWords = 'We could not take this form. Please wait a moment and send it again, or call us.';
const foreignWords =
  'This vehicle is no longer listed here. Send the form again and we take it as a general enquiry, or call us.';
const tooLargeWords = 'This form is larger than we can take. Please shorten your message and send it again.';
const manyWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `We have had many enquiries in a short time. Please send the form again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call us.`;
};
const awayWords = 'Our system is not available for a moment. Please send the form again in a minute, or call us.';
/** Seconds after which to send a form again that could not be stored. */
const awayRetryAfter = 30;
/** Milliseconds that a shopper waits for the database before the words above are the better answer. */
const patienceMs = 20_000;
/** Largest form taken, in bytes. */
const largestForm = 64 * 1024;

export interface LeadRouteDeps<E extends Env = Env> {
  readonly db: Db;
  readonly now: () => Date;
  readonly enqueue: EnqueueMessage;
  /** The token that may add to a partial lead. */
  readonly updateToken: (leadId: string) => string;
  /** Counts an enquiry with the number it gives: seconds until more are taken, or null when this one is (LEAD-04). */
  readonly limit: (site: SiteDocument, context: Context<E>, phone: string) => Promise<number | null>;
  /** Counts a form that is kept to be mended: false when its sender has had as many kept as it may. */
  readonly mayBeKept: (site: SiteDocument, context: Context<E>) => Promise<boolean>;
  /** The site a request came in for, as the gateway vouches; null when it does not. */
  readonly findSite: (context: Context<E>) => Promise<SiteDocument | null>;
  /** Counts a receipt to an address: false when it has had as many as it may. */
  readonly mayReceive: ReceiptMaker['mayReceive'];
  /** Address that the lead's messages come from. */
  readonly mailFrom: string;
  /** Opens what proves the offer for a shopper's own vehicle. */
  readonly tokens: Pick<ValuationTokens, 'open'>;
  /** How the addresses of sites are written. */
  readonly env: PublicAddresses;
  /** The origin that the browser asked, as the gateway vouches; null when it does not. */
  readonly askedOrigin: (context: Context<E>) => string | null;
  /** Longest wait for the database, in milliseconds. */
  readonly patienceMs?: number;
  /** Told of each enquiry that is not taken, without anything personal. */
  readonly onRefused: (refused: Pick<RefusedWrite, 'why' | 'status'>, context: Context<E>) => void;
  /** Told of a failure, without anything personal. */
  readonly onError: (error: unknown, context: Context<E>) => void;
}

type Refusal = {
  readonly kind: 'refused';
  readonly status: 403 | 413 | 422 | 429 | 500 | 503;
  /** Stable word for the log. */
  readonly why: string;
  readonly error: string;
  readonly fields: readonly LeadFault[];
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
  /** The vehicle is none of this site's: the form comes back without it. */
  readonly isForeignVehicle?: true;
};
type Accepted = Extract<SubmittedLead, { kind: 'accepted' }>;

const refusal = (
  status: Refusal['status'],
  why: string,
  error: string,
  fields: readonly LeadFault[] = [],
): Refusal => ({
  kind: 'refused',
  status,
  why,
  error,
  fields,
});

const take = async <E extends Env>(
  deps: LeadRouteDeps<E>,
  context: Context<E>,
  site: SiteDocument,
  body: unknown,
): Promise<Accepted | Refusal> => {
  const dealerships = (await siteDealerships(deps.db, site)).length;
  const { env, tokens } = deps;
  const request = readLeadRequest(body, site, { dealerships, env, tokens, now: deps.now() });
  if (request.kind === 'robot') return refusal(422, 'robot', robotWords);
  if (request.kind === 'faults') return refusal(422, 'faults', errorCatalogue['form-summary'].message, request.faults);
  const { submission, update } = request;
  const wait = await deps.limit(site, context, submission.userData.phone);
  if (wait !== null) return { ...refusal(429, 'limit', manyWords(wait)), retryAfter: wait };
  const { db, enqueue, mailFrom, mayReceive, updateToken } = deps;
  const lead = { db, site, now: deps.now(), enqueue, mailFrom, mayReceive, updateToken };
  const outcome = await (update === null
    ? submitLead(lead, submission)
    : updateLead(lead, update.leadId, update.token, submission));
  if (outcome.kind === 'accepted') return outcome;
  if (outcome.reason === 'wrong_token') return refusal(403, outcome.reason, outcome.message);
  return { ...refusal(422, outcome.reason, outcome.message, [outcome]), isForeignVehicle: true };
};

const isOwnPage = <E extends Env>(
  { env, askedOrigin }: LeadRouteDeps<E>,
  context: Context<E>,
  site: SiteDocument,
): Promise<boolean> =>
  isFromOwnPage({
    header: (name) => context.req.header(name),
    findSite: async () => site,
    askedOrigin: askedOrigin(context),
    addresses: env,
  });

interface ReadForm {
  readonly plain: boolean;
  readonly form: URLSearchParams;
  readonly body: unknown;
}

const noForm = new URLSearchParams();

const readBody = async <E extends Env>(context: Context<E>): Promise<ReadForm | 'unknown type' | 'too large'> => {
  const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded' && type !== 'application/json') return 'unknown type';
  if (Number(context.req.header('content-length') ?? 0) > largestForm) return 'too large';
  const bytes = await context.req.arrayBuffer();
  if (bytes.byteLength > largestForm) return 'too large';
  const text = new TextDecoder().decode(bytes);
  if (type === 'application/x-www-form-urlencoded') {
    const form = new URLSearchParams(cleanTyped(Object.fromEntries(new URLSearchParams(text))));
    return { plain: true, form, body: bodyFromForm(form) };
  }
  try {
    return { plain: false, form: noForm, body: cleanTyped<unknown>(JSON.parse(text)) };
  } catch {
    return { plain: false, form: noForm, body: null };
  }
};

/** The same words as a general enquiry, which can be sent: about a vehicle of another site there is no answer. */
const withoutVehicle = (form: URLSearchParams, site: SiteDocument): URLSearchParams => {
  const general = new URLSearchParams(form);
  for (const name of ['car_id', 'car_type', 'car_dealership_id', 'dealership_slug', 'subcategory'])
    general.delete(name);
  general.set('category', 'general');
  general.set('subject', form.get('subject') || generalSubjects[0]);
  general.set('dealership', form.get('dealership') || (site.stockFrom[0]?.dealership ?? ''));
  general.set('postcode', form.get('postcode') ?? '');
  general.set('location', form.get('location') || (site.locations[0]?.id ?? ''));
  return general;
};

/** What was typed and what the form knew by itself, but for the trap: whoever comes to it again is no robot. */
const typedIn = (form: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries([...form].filter(([name]) => name !== hiddenField && name !== returnedFormField));

const hasForm = (category: string | undefined): boolean => {
  const known = enquiryCategorySchema.safeParse(category);
  return known.success && isFormCategory(known.data);
};

/** Forgets the form that an accepted one was drawn from. Where it cannot, the form goes by itself within the hour. */
const forgetMended = async <E extends Env>(
  { db, onError }: LeadRouteDeps<E>,
  context: Context<E>,
  { website_id }: SiteDocument,
  { form }: ReadForm,
  inTime: (work: Promise<void>) => Promise<void>,
): Promise<void> => {
  const token = form.get(returnedFormField) ?? '';
  if (token === '') return;
  try {
    await inTime(forgetReturnedForm(db, website_id, token));
  } catch (error) {
    onError(error, context);
  }
};

/** Keeps a form for its own page; null when it cannot be kept, which loses nothing that was typed. */
const returnForm = async <E extends Env>(
  { db, now, mayBeKept, onError }: LeadRouteDeps<E>,
  context: Context<E>,
  site: SiteDocument,
  form: ReturnedForm,
): Promise<string | null> => {
  try {
    // Those that wait make room for later ones: one sender must not push everybody else's out.
    return (await mayBeKept(site, context)) ? await keepReturnedForm(db, site.website_id, form, now()) : null;
  } catch (error) {
    onError(error, context);
    return null;
  }
};

/** The choices of a shopper by field; empty when the database does not answer. */
const choicesOf = async <E extends Env>(
  { db, onError }: LeadRouteDeps<E>,
  context: Context<E>,
  site: SiteDocument,
): Promise<FieldChoices> => {
  try {
    return fieldChoices(site, await siteDealerships(db, site));
  } catch (error) {
    onError(error, context);
    return {};
  }
};

const refuse = async <E extends Env>(
  deps: LeadRouteDeps<E>,
  context: Context<E>,
  site: SiteDocument | null,
  { plain, form }: ReadForm,
  { status, error, fields, retryAfter, isForeignVehicle }: Refusal,
): Promise<Response> => {
  if (retryAfter !== undefined) context.header('retry-after', String(retryAfter));
  if (!plain) return context.json({ error, fields: fields.map(({ path, message }) => ({ path, message })) }, status);
  const typed = typedIn(isForeignVehicle === true && site !== null ? withoutVehicle(form, site) : form);
  const isMendable = isForeignVehicle === true || fields.length > 0;
  if (site !== null && isMendable && hasForm(typed.category)) {
    const token = await returnForm(deps, context, site, {
      form: typed,
      error: isForeignVehicle === true ? foreignWords : error,
      fields: isForeignVehicle === true ? [] : fields.map(({ path, message }) => ({ path, message })),
    });
    if (token !== null) return context.redirect(returnedFormPath(token), 303);
  }
  // Without a database there is no site either; the typed values come back even so.
  const siteName = site?.name ?? 'Enquiry';
  const choices = site === null || fields.length === 0 ? {} : await choicesOf(deps, context, site);
  // What is kept of a consent are the site's words, so they are what is agreed to here, too.
  const labels = site === null ? {} : { finance_consent: creditConsent(site.finance.credit) };
  return context.html(resendPage({ siteName, error, faults: fields, form: typed, choices, labels }), status);
};

const accept = <E extends Env>(
  context: Context<E>,
  site: SiteDocument,
  { plain, form }: ReadForm,
  lead: Accepted,
): Response => {
  const { lead_id, repeat, carType, isSold, update_token } = lead;
  if (!plain) {
    const told = { ...(update_token === null ? {} : { update_token }), ...(isSold ? { vehicle_sold: true } : {}) };
    return context.json({ lead_id, ...told }, repeat ? 200 : 201);
  }
  const category = leadSubmissionSchema.shape.category.catch('general').parse(form.get('category'));
  return context.redirect(hrefs(site).success({ category, carType, leadId: lead_id, isSold }), 303);
};

/**
 * POST /api/leads (LEAD-01): JSON from scripts is answered with `{ lead_id }` or `{ error, fields }`; a plain form with
 * 303 to the success page, or to the form's own page, which names the faults and has what was typed.
 */
export const leadRoutes = <E extends Env = Env>(deps: LeadRouteDeps<E>) =>
  new Hono<E>().post('/api/leads', async (context) => {
    const turnAway = (status: 403 | 413 | 415, why: string, error: string): Response => {
      deps.onRefused({ why, status }, context);
      return context.json({ error, fields: [] }, status);
    };
    const request = await readBody(context);
    if (request === 'unknown type') return turnAway(415, 'unknown_type', failed);
    if (request === 'too large') return turnAway(413, 'too_large', tooLargeWords);
    let site: SiteDocument | null = null;
    const deadline = performance.now() + (deps.patienceMs ?? patienceMs);
    const inTime = <Result>(work: Promise<Result>) => answeredWithin(deadline - performance.now(), work);
    try {
      const found = await inTime(deps.findSite(context));
      site = found;
      if (found === null) return turnAway(403, 'no_site', failed);
      if (!(await isOwnPage(deps, context, found))) return turnAway(403, 'foreign_page', failed);
      const outcome = await inTime(take(deps, context, found, request.body));
      if (outcome.kind === 'accepted') {
        await forgetMended(deps, context, found, request, inTime);
        return accept(context, found, request, outcome);
      }
      deps.onRefused(outcome, context);
      return await refuse(deps, context, found, request, outcome);
    } catch (error) {
      deps.onError(error, context);
      // It may be stored all the same, its answer lost: sent again, it is recognised (LEAD-03).
      const isPassing = databaseTrouble(error) !== null;
      const refused = isPassing
        ? { ...refusal(503, 'database-away', awayWords), retryAfter: awayRetryAfter }
        : refusal(500, 'failed', failed);
      return refuse(deps, context, site, request, refused);
    }
  });
