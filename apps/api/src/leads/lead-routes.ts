import type { SiteDocument } from '@forecourt/config';
import { errorCatalogue, leadSubmissionSchema } from '@forecourt/domain';
import { type Context, type Env, Hono } from 'hono';
import type { Db, Tx } from '../database/database';
import { formPage } from './form-page';
import { bodyFromForm, type LeadFault, readLeadRequest } from './lead-request';
import { type SubmittedLead, submitLead } from './submit-lead';

const failed = errorCatalogue['form-submit'].message;
const robotWords = 'We could not take this form. Please wait a moment and send it again, or call us.';
/** Largest form taken, in bytes. */
const largestForm = 64 * 1024;

export interface LeadRouteDeps<E extends Env = Env> {
  readonly db: Db;
  readonly now: () => Date;
  readonly enqueue: (tx: Tx, deliveryId: string) => Promise<void>;
  /** The site a request came in for, as the gateway vouches; null when it does not. */
  readonly findSite: (context: Context<E>) => Promise<SiteDocument | null>;
  /** Told of a failure, without anything personal. */
  readonly onError: (error: unknown, context: Context<E>) => void;
}

type Outcome =
  | { readonly kind: 'done'; readonly lead: SubmittedLead }
  | { readonly kind: 'refused'; readonly error: string; readonly fields: readonly LeadFault[] };

const take = async (
  deps: Pick<LeadRouteDeps, 'db' | 'now' | 'enqueue'>,
  site: SiteDocument,
  body: unknown,
): Promise<Outcome> => {
  const request = readLeadRequest(body, site);
  if (request.kind === 'robot') return { kind: 'refused', error: robotWords, fields: [] };
  if (request.kind === 'faults')
    return { kind: 'refused', error: errorCatalogue['form-summary'].message, fields: request.faults };
  const lead = await submitLead({ db: deps.db, site, now: deps.now(), enqueue: deps.enqueue }, request.submission);
  return lead.kind === 'refused'
    ? { kind: 'refused', error: lead.message, fields: [{ path: lead.path, message: lead.message }] }
    : { kind: 'done', lead };
};

/** A browser names the page that sent a form; one of another site is turned away. */
const isForeign = <E extends Env>(context: Context<E>, site: SiteDocument): boolean => {
  const origin = context.req.header('origin');
  if (origin === undefined) return false;
  try {
    return !site.hosts.includes(new URL(origin).hostname);
  } catch {
    return true;
  }
};

/** Text as the database can keep it: without NUL and halves of characters, which would cost the whole lead. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

const readBody = async <E extends Env>(
  context: Context<E>,
): Promise<{ readonly plain: boolean; readonly form: URLSearchParams; readonly body: unknown } | null> => {
  const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const text = await context.req.text();
  if (text.length > largestForm) return null;
  if (type === 'application/x-www-form-urlencoded') {
    const form = new URLSearchParams([...new URLSearchParams(text)].map(([name, value]) => [name, storable(value)]));
    return { plain: true, form, body: bodyFromForm(form) };
  }
  if (type !== 'application/json') return null;
  try {
    return {
      plain: false,
      form: new URLSearchParams(),
      body: JSON.parse(text, (_, value) => (typeof value === 'string' ? storable(value) : value)),
    };
  } catch {
    return { plain: false, form: new URLSearchParams(), body: null };
  }
};

/**
 * POST /api/leads (LEAD-01): JSON from scripts is answered with `{ lead_id }` or `{ error, fields }`; a plain form with
 * 303 to the success page, or with a page that names the faults and keeps what was typed.
 */
export const leadRoutes = <E extends Env = Env>(deps: LeadRouteDeps<E>) =>
  new Hono<E>().post('/api/leads', async (context) => {
    const site = await deps.findSite(context);
    if (site === null || isForeign(context, site)) return context.json({ error: failed, fields: [] }, 403);
    const request = await readBody(context);
    if (request === null) return context.json({ error: failed, fields: [] }, 415);
    const { plain, form, body } = request;
    const refuse = (error: string, fields: readonly LeadFault[], status: 422 | 500) =>
      plain
        ? context.html(formPage({ siteName: site.name, error, faults: fields, form }), status)
        : context.json({ error, fields: [...fields] }, status);
    try {
      const outcome = await take(deps, site, body);
      if (outcome.kind === 'refused') return refuse(outcome.error, outcome.fields, 422);
      if (outcome.lead.kind === 'refused') return refuse(outcome.lead.message, [], 422);
      const { lead_id, repeat, carType } = outcome.lead;
      if (!plain) return context.json({ lead_id }, repeat ? 200 : 201);
      const category = leadSubmissionSchema.shape.category.catch('general').parse(form.get('category'));
      const query = new URLSearchParams({
        category,
        ...(carType === null ? {} : { car_type: carType }),
        lead: lead_id,
      });
      return context.redirect(`/success?${query}`, 303);
    } catch (error) {
      deps.onError(error, context);
      return refuse(failed, [], 500);
    }
  });
