import { type AccountView, accountHref, hrefs } from '@forecourt/config/hrefs';
import { signInPath } from '@forecourt/config/pages';
import type { SiteDocument } from '@forecourt/config/site-document';
import { errorCatalogue } from '@forecourt/domain/error-catalogue';
import type { FieldRow } from '@forecourt/domain/form-field';
import { html } from 'hono/html';
import type { z } from 'zod';
import type { ShopperRow } from '../../ground/database/schema';
import { answerRefused } from '../../ground/http/answer-refused';
import { alongUnseen, plainField } from '../../ground/http/plain-field';
import { plainPage } from '../../ground/http/plain-page';
import {
  type Refusal,
  type RefusedShopperWrite,
  refusal,
  type SentBody,
  type ShopperWrite,
  shopperWrite,
} from '../../ground/http/shopper-write';
import type { PublicAddresses } from '../../ground/http/site-origins';
import { isRefused, noAccounts, writingShopper } from '../shoppers';

/** Largest body of a change to an account, in bytes. */
const largest = 16 * 1024;

/** A site without the account page takes nothing that belongs there (SITE-04). */
const noGarage = (): Refusal => refusal(404, 'no_garage', 'This site keeps no garage.');

/** Why a site takes no changes of accounts; null where it does. */
export const garageRefused = ({ flags }: Pick<SiteDocument, 'flags'>): Refusal | null => {
  if (!flags.auth) return noAccounts();
  return flags.garage ? null : noGarage();
};

/** How a change to an account is read, made and answered. */
export interface AccountWriteRules<Form, Done extends object> {
  /** In the log, such as `own-car`. */
  readonly what: string;
  readonly addresses: PublicAddresses;
  /** The view of the account page that it belongs to. */
  readonly view: AccountView;
  readonly form: z.ZodType<Form>;
  /** Names of boxes: a plain form sends `on` for one that is ticked and nothing for another. */
  readonly boxes?: readonly string[];
  /** Fields by name, to ask again for those with faults where scripts are off; the heading of that page. */
  readonly fields?: (site: Pick<SiteDocument, 'name'>) => Readonly<Record<string, FieldRow>>;
  readonly title?: string;
  /** Checks and does it, for who is signed in on a site that has the account page. */
  readonly take: (write: ShopperWrite, shopper: ShopperRow, form: Form) => Promise<Done | Refusal>;
  /** The word by which the page says what was done; the answer of a plain form leads there. */
  readonly done: string;
}

const typedBy = (sent: SentBody, boxes: readonly string[]): unknown => {
  if (!sent.isPlain) return sent.json;
  const ticked = Object.fromEntries(boxes.map((name) => [name, sent.form.get(name) === 'on']));
  return { ...Object.fromEntries(sent.form), ...ticked };
};

/** The form that was sent, or what to mend in it. */
export const readForm = <Form>(
  sent: SentBody,
  form: z.ZodType<Form>,
  boxes: readonly string[] = [],
): { readonly form: Form } | Refusal => {
  const read = form.safeParse(typedBy(sent, boxes));
  if (read.success) return { form: read.data };
  const fields = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return refusal(422, 'faults', errorCatalogue['form-summary'].message, fields);
};

/** A view of the account page; the watchlist where the site has no such page, and what belongs to every account stands there. */
const accountPlace = (site: SiteDocument, view: AccountView): string =>
  site.flags.garage ? accountHref(site, view) : hrefs(site).watchlist;

/** Where an account page is left for when nobody is signed in any more. */
const signInFrom = (site: SiteDocument, view: AccountView): string =>
  signInPath({ type: 'account', redirect: accountPlace(site, view), back: hrefs(site).home });

/** The fields with faults again, with what was typed; what is not to be mended goes along unseen. */
const askAgain = (
  { c, site, sent, refused }: RefusedShopperWrite,
  rows: Readonly<Record<string, FieldRow>>,
  title: string,
  back: string,
): Response | Promise<Response> => {
  const faults = refused.fields.filter(({ path }) => rows[path] !== undefined);
  const asked = faults.map(({ path: name, message: fault }) => {
    const row = rows[name] as FieldRow;
    return plainField({ name, row, label: row.label, fault, value: sent.form.get(name) ?? '' });
  });
  const rest = [...sent.form].filter(([name]) => !faults.some(({ path }) => path === name));
  const content = html`<p>${refused.error}</p><form method="post">${asked}${alongUnseen(rest)}<button>Send it again</button></form>
<p><a href="${back}">Back to your account</a></p>`;
  return c.html(plainPage(title, site?.name ?? 'Your account', content), refused.status);
};

/** Answers a change that is not made: a script with a problem, a plain form with a page that has what was typed. */
export const refuseAccountWrite =
  ({
    view,
    fields = () => ({}),
    title = 'Your account',
  }: Pick<AccountWriteRules<unknown, object>, 'view' | 'fields' | 'title'>) =>
  (write: RefusedShopperWrite): Response | Promise<Response> => {
    const { sent, refused, site } = write;
    if (site === null) return answerRefused(write, { href: '/', words: 'To the home page' });
    const back = accountPlace(site, view);
    const rows = fields(site);
    const isMendable = refused.fields.some(({ path }) => rows[path] !== undefined);
    if (sent.isPlain && isMendable) return askAgain(write, rows, title, back);
    if (refused.why === 'signed_out')
      return answerRefused(write, { href: signInFrom(site, view), words: 'Sign in again' });
    return answerRefused(
      write,
      site.flags.auth ? { href: back, words: 'Back to your account' } : { href: '/', words: 'To the home page' },
    );
  };

/**
 * The handler of a change to an account, by a plain form or JSON: for who is signed in alone, on sites that have the account
 * page. A plain form is led to its view, which says what was done; a script is answered `{ success: true }` with what more
 * there is to say.
 */
export const accountWrite = <Form, Done extends object>(rules: AccountWriteRules<Form, Done>) =>
  shopperWrite<Done>({
    what: rules.what,
    accepts: ['form', 'json'],
    mostBytes: largest,
    addresses: rules.addresses,
    take: async (write) => {
      const none = garageRefused(write.site);
      if (none !== null) return none;
      const shopper = await writingShopper(write);
      if (isRefused(shopper)) return shopper;
      const read = readForm(write.sent, rules.form, rules.boxes);
      return 'form' in read ? rules.take(write, shopper, read.form) : read;
    },
    accept: ({ c, sent, site }, done) => {
      if (!sent.isPlain) return c.json({ success: true as const, ...done }, 200);
      return c.redirect(`${accountHref(site, rules.view)}?${new URLSearchParams({ done: rules.done })}`, 303);
    },
    refuse: refuseAccountWrite(rules),
  });
