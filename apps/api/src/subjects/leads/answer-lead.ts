import { returnedFormPath, successPath } from '@forecourt/config/pages';
import type { SiteDocument } from '@forecourt/config/site-document';
import {
  formerHiddenFields,
  generalSubject,
  hiddenField,
  isFormCategory,
  returnedFormField,
} from '@forecourt/domain/enquiry';
import { enquiryCategorySchema, leadSubmissionSchema } from '@forecourt/domain/lead';
import { creditConsent } from '@forecourt/finance';
import type { RefusedShopperWrite, ShopperWrite } from '../../ground/http/shopper-write';
import { siteDealerships } from '../sites';
import { type FieldChoices, fieldChoices } from './field-choices';
import { resendPage } from './resend-page';
import { forgetReturnedForm, keepReturnedForm } from './returned-forms';
import { type AcceptedLead, foreignVehicle, kindNotTaken } from './take-lead';

/** What is said of a plain form that comes back as a general enquiry, by why it was not taken as what it is. */
const generalWords: Readonly<Record<string, string>> = {
  [foreignVehicle]:
    'This vehicle is no longer listed here. Send the form again and we take it as a general enquiry, or call us.',
  [kindNotTaken]:
    'We do not take such enquiries on this site. Send the form again and we take it as a general enquiry, or call us.',
};

/** Counts a form that is kept to be mended: false when its sender has had as many kept as it may. */
export type MayBeKept = (write: Pick<ShopperWrite, 'context'>) => Promise<boolean>;

/** Runs what the answer can do without; a failure is logged, and `otherwise` stands in its place. */
export const attempted = async <Result>(
  { context }: Pick<ShopperWrite, 'context'>,
  work: Promise<Result>,
  otherwise: Result,
): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    context.log.error({ err: error }, 'lead failed');
    return otherwise;
  }
};

/** The same words as a general enquiry, which every site takes. */
const asGeneral = (form: URLSearchParams, site: SiteDocument): URLSearchParams => {
  const general = new URLSearchParams(form);
  for (const name of ['car_id', 'car_type', 'car_dealership_id', 'dealership_slug', 'subcategory'])
    general.delete(name);
  general.set('category', 'general');
  general.set('subject', form.get('subject') || generalSubject);
  general.set('dealership', form.get('dealership') || (site.stockFrom[0]?.dealership ?? ''));
  general.set('postcode', form.get('postcode') ?? '');
  general.set('location', form.get('location') || (site.locations[0]?.id ?? ''));
  return general;
};

const unseenNames: ReadonlySet<string> = new Set([hiddenField, ...formerHiddenFields, returnedFormField]);

/** What was typed and what the form knew by itself, but for the trap: whoever comes to it again is no robot. */
export const typedIn = (form: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries([...form].filter(([name]) => !unseenNames.has(name)));

const hasForm = (category: string | undefined): boolean => {
  const known = enquiryCategorySchema.safeParse(category);
  return known.success && isFormCategory(known.data);
};

/** Answers an enquiry that is stored: `{ lead_id }` to a script, 303 to the success page to a plain form. */
export const acceptLead = async (write: ShopperWrite, lead: AcceptedLead): Promise<Response> => {
  const { c, context, site, sent, inTime } = write;
  const { lead_id, repeat, carType, isSold, update_token } = lead;
  const token = sent.form.get(returnedFormField) ?? '';
  // The form that it was drawn from. Where it cannot be forgotten it goes by itself within the hour.
  if (token !== '') await attempted(write, inTime(forgetReturnedForm(context.db, site.website_id, token)), undefined);
  if (!sent.isPlain) {
    const more = { ...(update_token === null ? {} : { update_token }), ...(isSold ? { vehicle_sold: true } : {}) };
    return c.json({ lead_id, ...more }, repeat ? 200 : 201);
  }
  const category = leadSubmissionSchema.shape.category.catch('general').parse(sent.form.get('category'));
  return c.redirect(successPath({ category, carType, leadId: lead_id, isSold }), 303);
};

/**
 * Answers an enquiry that is not taken: `{ error, fields }` to a script; a plain form with 303 to a page of the site that
 * has what was typed and the faults, or with a page of our own that sends it again, which needs no database.
 */
export const refuseLead =
  ({ mayBeKept }: { readonly mayBeKept: MayBeKept }) =>
  async (write: RefusedShopperWrite): Promise<Response> => {
    const { c, context, site, sent, refused } = write;
    const { status, why, error, fields: named } = refused;
    const told = named.map(({ path, message }) => ({ path, message }));
    if (!sent.isPlain) return c.json({ error, fields: told }, status);
    // There is one field that makes a form too large. It is too large to be kept, too.
    const isTooLarge = why === 'too_large';
    const faults = isTooLarge ? [{ path: 'userData.message', message: error }] : told;
    const general = site === null ? undefined : generalWords[why];
    const form = typedIn(general === undefined || site === null ? sent.form : asGeneral(sent.form, site));
    if (site !== null && faults.length > 0 && !isTooLarge && hasForm(form.category)) {
      const returned = { form, error: general ?? error, fields: general === undefined ? faults : [] };
      // Those that wait make room for later ones: one sender must not push everybody else's out.
      const kept = mayBeKept(write).then((may) =>
        may ? keepReturnedForm(context.db, site.website_id, returned, context.now) : null,
      );
      const token = await attempted(write, kept, null);
      if (token !== null) return c.redirect(returnedFormPath(token), 303);
    }
    const chosen = async (): Promise<FieldChoices> =>
      site === null || faults.length === 0 ? {} : fieldChoices(site, await siteDealerships(context.db, site));
    const choices = await attempted(write, chosen(), {});
    // What is kept of a consent are the site's words, so they are what is agreed to here, too.
    const labels = site === null ? {} : { finance_consent: creditConsent(site.finance.credit) };
    return c.html(resendPage({ siteName: site?.name ?? 'Enquiry', error, faults, form, choices, labels }), status);
  };
