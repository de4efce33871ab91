import type { SiteDocument } from '@forecourt/config/site-document';
import { errorCatalogue } from '@forecourt/domain/error-catalogue';
import type { Context } from 'hono';
import { answeredWithin, databaseTrouble } from '../database/database-trouble';
import { cleanTyped } from '../text/typed-text';
import type { AppEnv } from './app-context';
import { HttpProblem, type ProblemField } from './http-problem';
import { contextOf } from './make-context';
import { logRefused } from './refused-write';
import { isFromOwnPage } from './same-origin';
import type { ShopperContext } from './shopper-context';
import type { PublicAddresses } from './site-origins';

/** A body as it was sent, cleaned of characters that are not seen. */
export interface SentBody {
  /** A plain form, sent without scripts: it is answered with a page or a redirect. */
  readonly isPlain: boolean;
  /**
   * The fields of a plain form; empty for JSON, for a body that was not read, and for one that is refused since it came
   * from no page of the site: what another page wrote is not put into one of ours.
   */
  readonly form: URLSearchParams;
  /** JSON as sent by scripts; null where it cannot be read, and for a plain form. */
  readonly json: unknown;
}

/** Why a write is not taken: for the person, and for the log. */
export interface Refusal {
  readonly kind: 'refused';
  readonly status: 400 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
  /** Stable word for the log. */
  readonly why: string;
  /** What happened and how to mend it. It asks to wait only where waiting helps. */
  readonly error: string;
  readonly fields: readonly ProblemField[];
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
}

/** A refusal; `fields` say what to mend where. */
export const refusal = (
  status: Refusal['status'],
  why: string,
  error: string,
  fields: readonly ProblemField[] = [],
): Refusal => ({ kind: 'refused', status, why, error, fields });

/** One that passes: another try after so many seconds may be taken. */
export const comeLater = (seconds: number, status: 429 | 503, why: string, error: string): Refusal => ({
  ...refusal(status, why, error),
  retryAfter: seconds,
});

/** A write of a shopper that came from a page of its site. */
export interface ShopperWrite {
  readonly c: Context<AppEnv>;
  readonly context: ShopperContext;
  readonly site: SiteDocument;
  readonly sent: SentBody;
  /** What `work` answers; rejects when that takes longer than a shopper is let wait. */
  readonly inTime: <Result>(work: Promise<Result>) => Promise<Result>;
  /** False once they were let wait no longer and were told that it was not done. */
  readonly isWaitedFor: () => boolean;
}

/** A write that is not taken. Without a database there is no site, and what was typed comes back even so. */
export interface RefusedShopperWrite extends Omit<ShopperWrite, 'site' | 'isWaitedFor'> {
  readonly site: SiteDocument | null;
  readonly refused: Refusal;
}

type Answer = Response | Promise<Response>;

/** What is read of a body, up to so many bytes; `own`: nothing, the route reads and bounds it itself. */
type BodyRules =
  | { readonly accepts: readonly ('form' | 'json')[]; readonly mostBytes: number }
  | { readonly accepts: 'own'; readonly mostBytes?: never };

/** How a write of shoppers is taken. */
export type WriteRules<Done extends object> = BodyRules & {
  /** In the log, such as `lead`. */
  readonly what: string;
  /** How the addresses of sites are written. */
  readonly addresses: PublicAddresses;
  /** Longest wait for the database in milliseconds, twenty seconds by default. */
  readonly patienceMs?: number;
  /** Words for what this wrapper refuses by itself, where those below do not fit. */
  readonly words?: Partial<typeof usualWords>;
  /**
   * Asked of scripts before anything is read or looked up: why nobody is taken now, else null. What it refuses costs next to
   * nothing, so that those whom a crowd turns away do not slow down those who are served.
   */
  readonly turnAway?: () => Refusal | null;
  /** Checks, counts and does it: one verb. What it throws as an {@link HttpProblem} below 500 is a refusal, too. */
  readonly take: (write: ShopperWrite) => Promise<Done | Refusal>;
  readonly accept: (write: ShopperWrite, done: Done) => Answer;
  /** Answers with what was typed. */
  readonly refuse: (write: RefusedShopperWrite) => Answer;
};

const usualWords = {
  failed: errorCatalogue['form-submit'].message as string,
  tooLarge: 'This form is larger than we can take. Please shorten your message and send it again.',
  away: 'Our system is not available for a moment. Please send the form again in a minute, or call us.',
};

/** Milliseconds that a shopper waits for the database before the words above are the better answer. */
const usualPatienceMs = 20_000;
/** Seconds after which to send again what could not be stored. */
const awayRetryAfter = 30;

const types = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const;

/** The type of a body, without its parameters. */
const typeOf = (c: Context): string => (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const nothingRead = (isPlain: boolean): SentBody => ({ isPlain, form: new URLSearchParams(), json: null });

const jsonOf = (text: string): unknown => {
  try {
    return cleanTyped<unknown>(JSON.parse(text));
  } catch {
    return null;
  }
};

interface ReadBody {
  readonly sent: SentBody;
  readonly fault?: 'unknown type' | 'too large';
}

/** What is too large is read even so, up to what its path takes, so that nobody has to type it again. */
const readBody = async (c: Context<AppEnv>, { accepts, mostBytes = 0 }: BodyRules): Promise<ReadBody> => {
  const isPlain = typeOf(c) === types.form;
  if (accepts === 'own') return { sent: nothingRead(true) };
  if (!accepts.some((one) => types[one] === typeOf(c))) return { sent: nothingRead(isPlain), fault: 'unknown type' };
  const bytes = await c.req.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  const sent = isPlain
    ? { ...nothingRead(true), form: new URLSearchParams(cleanTyped(Object.fromEntries(new URLSearchParams(text)))) }
    : { ...nothingRead(false), json: jsonOf(text) };
  return bytes.byteLength > mostBytes ? { sent, fault: 'too large' } : { sent };
};

const isRefusal = (outcome: object): outcome is Refusal => 'kind' in outcome && outcome.kind === 'refused';

/** A problem that a verb threw as a refusal; null for a fault of ours. */
const refusalOf = (error: unknown): Refusal | null => {
  if (!(error instanceof HttpProblem) || error.status >= 500) return null;
  const { status, code, title, detail, fields = [] } = error;
  const words = detail === undefined ? title : `${title} ${detail}`;
  return refusal(status === 401 || status === 408 ? 403 : (status as Refusal['status']), code, words, fields);
};

/**
 * One handler for a write of shoppers. It is taken from a page of the site itself, up to its size, cleaned, and not while
 * the session of whoever sends it cannot be asked; the verb checks, limits and stores it, within the time that a person
 * waits; what is refused is logged with its reason and answered by the route with what was typed, and so is what fails:
 * stored or not, sent again it is recognised (LEAD-03).
 */
export const shopperWrite =
  <Done extends object>(rules: WriteRules<Done>) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const context = contextOf(c);
    const words = { ...usualWords, ...rules.words };
    const deadline = performance.now() + (rules.patienceMs ?? usualPatienceMs);
    const inTime = <Result>(work: Promise<Result>) => answeredWithin(Math.max(0, deadline - performance.now()), work);
    const isWaitedFor = () => performance.now() < deadline;
    let site: SiteDocument | null = null;
    let sent = nothingRead(typeOf(c) === types.form);
    /** The answer to a write that is taken, else why it is not. */
    const judge = async (): Promise<Response | Refusal> => {
      const turnedAway = sent.isPlain ? null : (rules.turnAway?.() ?? null);
      if (turnedAway !== null) return turnedAway;
      const { sent: read, fault } = await readBody(c, rules);
      sent = read;
      if (fault === 'unknown type') return refusal(415, 'unknown_type', words.failed);
      const { askedOrigin, findSite } = context;
      const page = { header: (name: string) => c.req.header(name), askedOrigin, findSite, addresses: rules.addresses };
      const isOwn = await inTime(isFromOwnPage(page));
      if (isOwn) site = await inTime(findSite());
      if (site === null) {
        sent = nothingRead(read.isPlain);
        return refusal(403, isOwn ? 'no_site' : 'foreign_page', words.failed);
      }
      if (fault === 'too large') return refusal(413, 'too_large', words.tooLarge);
      // Taken as from nobody it would be lost to whom it belongs.
      if (context.actor.kind === 'unavailable')
        return comeLater(awayRetryAfter, 503, 'session_unavailable', words.away);
      const write: ShopperWrite = { c, context, site, sent, inTime, isWaitedFor };
      const outcome = await inTime(rules.take(write));
      return isRefusal(outcome) ? outcome : rules.accept(write, outcome);
    };
    const failed = (error: unknown): Refusal => {
      const refused = refusalOf(error);
      if (refused !== null) return refused;
      context.log.error({ err: error }, `${rules.what} failed`);
      return databaseTrouble(error) === null
        ? refusal(500, 'failed', words.failed)
        : comeLater(awayRetryAfter, 503, 'database-away', words.away);
    };
    const answer = await judge().catch(failed);
    if (answer instanceof Response) return answer;
    logRefused(context.log, { what: rules.what, why: answer.why, status: answer.status });
    if (answer.retryAfter !== undefined) c.header('retry-after', String(answer.retryAfter));
    return rules.refuse({ c, context, site, sent, inTime, refused: answer });
  };
