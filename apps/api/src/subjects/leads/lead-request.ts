import { takesEnquiries } from '@forecourt/config/capabilities';
import type { SiteDocument } from '@forecourt/config/site-document';
import {
  type EnquiryCategory,
  type EnquiryFieldName,
  enquiryField,
  enquiryFieldNames,
  enquiryKindOf,
  enquiryRules,
  formerHiddenFields,
  hiddenField,
  servicesIn,
} from '@forecourt/domain/enquiry';
import { enquiryCategorySchema, type KnownVehicle, type LeadSubmission } from '@forecourt/domain/lead';
import { type RobotSign, robotSignsIn } from '@forecourt/domain/robot-signs';
import type { QuotedSubmission } from '../../ground/database/schema/shapes/quoted-submission';
import { type PublicAddresses, siteAddress } from '../../ground/http/site-origins';
import { type LeadValuation, lapsedOffer, readValuation, type ValuationTokens } from '../trade-in';
import { readQuote, unreadableQuote } from './lead-quote';
import { boundedSubmissionSchema, leadSubmissionSchemaFor } from './submission-schema';

/** A fault of a submitted form: where, and what the person can do about it. */
export interface LeadFault {
  readonly path: string;
  readonly message: string;
}

export type LeadRequest =
  | {
      readonly kind: 'submission';
      readonly submission: QuotedSubmission;
      /** The partial lead that it adds to, with the token that allows it; null for a lead of its own (LEAD-05). */
      readonly update: { readonly leadId: string; readonly token: string } | null;
      /** What speaks for a robot: it marks the lead and keeps it from nobody (LEAD-04). */
      readonly signs: readonly RobotSign[];
    }
  | { readonly kind: 'faults'; readonly faults: readonly LeadFault[] }
  /** Of a kind that the site does not take: a feature that it has not, or whose page does not exist. */
  | { readonly kind: 'not-taken' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Characters of a token at most; longer ones are none of ours. */
const longestToken = 200;

const categoryOf = (body: Readonly<Record<string, unknown>>): EnquiryCategory | null => {
  const category = enquiryCategorySchema.safeParse(body.category);
  return category.success ? category.data : null;
};

/** A submission with what its vehicle was valued at, under the names of spec section 3. */
const valuedSubmission = (sent: LeadSubmission, valuation: LeadValuation): QuotedSubmission => ({
  ...sent,
  valuation,
  adjustmentAnswers: valuation.adjustmentAnswers,
  rego: sent.userData.Rego || null,
  regoState: sent.userData.regoState || null,
});

/** A test drive has a door of its own, where its time is booked: here nobody would hold it. */
const takesHere = (site: SiteDocument, category: EnquiryCategory): boolean =>
  category !== 'test-drive' && takesEnquiries(site, category);

/**
 * Reads a submission by the same schema that runs in the browser (FORM-04), with the rules of this site's form. All
 * faults come back at once.
 */
export const readLeadRequest = (
  body: unknown,
  site: SiteDocument,
  {
    dealerships,
    env,
    tokens,
    now,
    takes = takesHere,
  }: {
    /** How many dealerships the site's forms offer. */
    readonly dealerships: number;
    readonly env: PublicAddresses;
    readonly tokens: Pick<ValuationTokens, 'open'>;
    readonly now: Date;
    /** Whether enquiries of a category are taken at this door. */
    readonly takes?: (site: SiteDocument, category: EnquiryCategory) => boolean;
  },
): LeadRequest => {
  if (!isRecord(body))
    return { kind: 'faults', faults: [{ path: '', message: 'The form came empty. Please fill it in again.' }] };
  const category = categoryOf(body);
  if (category === null)
    return {
      kind: 'faults',
      faults: [{ path: 'category', message: 'This form is of no kind that we know. Please reload the page.' }],
    };
  if (!takes(site, category)) return { kind: 'not-taken' };
  const rules = enquiryRules(category, site.enquiry, {
    dealerships,
    // An offer settles who answers, as a vehicle does.
    hasVehicle:
      enquiryKindOf(category).about === 'offer' ||
      (body.car_id !== null && body.car_id !== undefined && body.car_id !== ''),
  });
  // What later steps ask for is not there yet: a begun form needs only that the shopper can be reached.
  const schema = body.form_completed === false ? boundedSubmissionSchema : leadSubmissionSchemaFor(rules);
  const parsed = schema.safeParse(body);
  const quote = readQuote(body.finance, site);
  const valuation = parsed.success
    ? readValuation({ token: body.valuation, accepted: parsed.data.offer_accepted }, parsed.data.userData, {
        site,
        tokens,
        now,
      })
    : null;
  if (parsed.success && quote !== 'unreadable' && valuation !== 'lapsed') {
    const { lead_id: leadId } = parsed.data;
    const sent = { ...parsed.data, url: siteAddress(parsed.data.url, site, env) };
    const token = typeof body.update_token === 'string' ? body.update_token.slice(0, longestToken) : null;
    const update = leadId === null || token === null ? null : { leadId, token };
    const submission = {
      ...(valuation === null ? sent : valuedSubmission(sent, valuation)),
      ...(quote === null ? {} : { finance: quote }),
    };
    return { kind: 'submission', submission, update, signs: robotSignsIn(body) };
  }
  return {
    kind: 'faults',
    faults: [
      ...(parsed.error?.issues ?? []).map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
      ...(quote === 'unreadable' ? [unreadableQuote] : []),
      ...(valuation === 'lapsed' ? [lapsedOffer] : []),
    ],
  };
};

const isBox = (name: EnquiryFieldName): boolean => enquiryField(name).input === 'box';

/** What the page knows of the vehicle (FORM-04). */
const knownFields: readonly (keyof KnownVehicle)[] = [
  'manufacturer_slug',
  'stock_number',
  'Vehicle Make',
  'Vehicle Model',
  'vehicle_status',
];

/** A plain form's fields, sent without scripts, as the JSON a script would have sent. */
export const bodyFromForm = (form: URLSearchParams): Record<string, unknown> => {
  const value = (name: string) => form.get(name) ?? '';
  const orNull = (name: string) => (value(name) === '' ? null : value(name));
  // A browser sends a checkbox only when it is ticked.
  const given = enquiryFieldNames.filter((name) => isBox(name) || form.has(name));
  return {
    userData: Object.fromEntries(given.map((name) => [name, isBox(name) ? form.has(name) : value(name)])),
    category: value('category'),
    subcategory: value('subcategory'),
    url: value('url'),
    page_id: value('page_id'),
    ...Object.fromEntries(knownFields.map((name) => [name, value(name)])),
    car_id: orNull('car_id'),
    car_type: orNull('car_type'),
    car_dealership_id: orNull('car_dealership_id'),
    dealership_slug: orNull('dealership_slug') ?? orNull('dealership'),
    ...Object.fromEntries([hiddenField, ...formerHiddenFields].map((name) => [name, value(name)])),
    additional_services: servicesIn(form.keys()),
    // A trade-in's offer: what proves it, and whether it is accepted.
    valuation: orNull('valuation'),
    offer_accepted: form.has('offer_accepted'),
  };
};
