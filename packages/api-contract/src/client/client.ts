import type { PageHead } from '@forecourt/config/content';
import type { PublicSite } from '@forecourt/config/public-site';
import type { ReviewSummary } from '@forecourt/domain/review';
import type { ItemType } from '@forecourt/domain/vehicle';
import * as z from 'zod';
import { tokenHeaders } from '../accounts/account-cookies';
import {
  type Account,
  accountSchema,
  type SignInState,
  signInStateSchema,
  type VisitorAnswer,
  visitorAnswerSchema,
} from '../accounts/accounts';
import { type Garage, garageSchema } from '../accounts/garage';
import { type SavedVehicles, savedVehiclesSchema } from '../accounts/watchlist';
import { type ChangesResponse, changesResponseSchema } from '../changes/changes';
import {
  anyRedirectAnswerSchema,
  contentPreviewSchema,
  type PublishedPage,
  pageContentSchema,
  publishedPagesSchema,
  type RedirectAnswer,
} from '../content/content';
import { type ReadBlocks, readBlocks } from '../content/read-blocks';
import { type FinanceApplication, financeApplicationSchema } from '../finance/finance-application';
import { type LeadReceipt, leadReceiptSchema, type ReturnedForm, returnedFormSchema } from '../leads/leads';
import { type SiteOffer, siteOfferSchema, siteOffersSchema } from '../offers/offers';
import { type Order, orderSchema } from '../orders/order';
import {
  noReturnedForm,
  type OnlinePaymentForm,
  onlinePaymentFormSchema,
  type PaymentView,
  paymentViewSchema,
} from '../payments/payments';
import { type PostcodePlace, postcodePlaceSchema } from '../places/postcode-place';
import { type PrizeState, prizeStateSchema } from '../prizes/prizes';
import { problemSchema } from '../problem';
import { type ShownReview, shownReviewsSchema, siteReviewSummariesSchema } from '../reviews/reviews';
import { maskedPath } from '../service/masked-path';
import { publicSiteSchema } from '../sites/public-site';
import { anySiteTableSchema, type ReadSiteTable, readSiteTable } from '../sites/read-site-table';
import { type TestDriveSlots, type TestDriveSlotsQuery, testDriveSlotsSchema } from '../test-drives/test-drive-slots';
import { type TestDrive, testDriveSchema } from '../test-drives/test-drives';
import { type LeftOut, readAnswer } from '../tolerant-reading/read-answer';
import {
  type OwnCarModels,
  ownCarModelsSchema,
  type TradeInEstimate,
  tradeInEstimateSchema,
} from '../trade-in/trade-in';
import {
  type ListedParts,
  type ListedVehicle,
  listedPartsSchema,
  listedVehiclesSchema,
} from '../vehicles/listed-vehicles';
import {
  anyVehicleAddressSchema,
  type VehicleAddress,
  type VehicleResponse,
  vehicleResponseSchema,
} from '../vehicles/vehicles';
import { ApiError } from './api-error';

/** A fetch. Frameworks that extend `RequestInit` (Next's `next: { tags }`) can pass their fields through `init`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A part of an answer that was left out because this version does not know it, and the site whose answer it was. */
export interface LeftOutOfAnswer extends LeftOut {
  /** `website_id` of the site; null where an answer is of no site. */
  readonly site: string | null;
}

export interface ApiClientOptions {
  /** Origin of the API, e.g. `http://127.0.0.1:4000`. */
  readonly baseUrl: string;
  /** The bearer key of the service routes: `serviceKey(FORECOURT_SERVICE_TOKEN, 'bearer')`. Never leaves the server. */
  readonly serviceToken: string;
  readonly fetch?: Fetch;
  /** Milliseconds to wait for an answer (default 10,000). A long poll adds its own `waitMs`. */
  readonly timeoutMs?: number;
  /** Told once of each place of a site's answers at which a value is left out, for the log. */
  readonly onLeftOut?: (leftOut: LeftOutOfAnswer) => void;
}

/** A vehicle as one site may show it, or the plain fact that the site has no page for that slug. */
export type VehicleResult = ({ readonly found: true } & VehicleResponse) | { readonly found: false };

/** What a page says: its heading and what else is not a block, and its blocks as this version reads them. */
export interface PageContent extends ReadBlocks {
  readonly revision: number;
  readonly head: PageHead;
}

/** Content that is not public. */
export interface ContentPreview extends PageContent {
  /** Key of its page. */
  readonly key: string;
  /** `draft`, `live` or `past`. */
  readonly state: string;
  /** When its address ends, as an instant. */
  readonly expires_at: string;
}

/** Which reviews of a site are asked for. */
export interface ReviewQuery {
  /** Id of a location, or slug of a dealership; every place of the site when left out. */
  readonly place?: string | undefined;
  /** None rated lower. */
  readonly minimumRating: number;
  /** At most so many, the newest first. */
  readonly quantity: number;
}

/** Typed client of the service routes. Every method throws `ApiError` when the API cannot answer. */
export interface ApiClient {
  /** One site, or null when no such site is applied. */
  getSite(websiteId: string, init?: RequestInit): Promise<PublicSite | null>;
  getVehicle(websiteId: string, slug: string, init?: RequestInit): Promise<VehicleResult>;
  /** The offers that a site may show now; none where it has no offers. */
  getOffers(websiteId: string, init?: RequestInit): Promise<readonly SiteOffer[]>;
  /** One of them, or null when the site shows no such offer. */
  getOffer(websiteId: string, offerId: string, init?: RequestInit): Promise<SiteOffer | null>;
  /** Averages and counts of the places of a site, one for each that has reviews. */
  getReviewSummaries(websiteId: string, init?: RequestInit): Promise<readonly ReviewSummary[]>;
  /** Reviews that a site may show, the newest first. */
  getReviews(websiteId: string, query: ReviewQuery, init?: RequestInit): Promise<readonly ShownReview[]>;
  /** What a page of a site says now, by its key; null where it has no such page. */
  getContent(websiteId: string, key: string, init?: RequestInit): Promise<PageContent | null>;
  /** The pages of a site whose content is published. */
  getPublishedPages(websiteId: string, init?: RequestInit): Promise<readonly PublishedPage[]>;
  /** Content that is not public, by the token of its address; null when that has ended, or there is none any more. */
  getContentPreview(websiteId: string, token: string, init?: RequestInit): Promise<ContentPreview | null>;
  /**
   * The receipt of a finished enquiry of this id that was stored for the site, or null. It holds nothing of what was
   * typed.
   */
  getLead(websiteId: string, leadId: string, init?: RequestInit): Promise<LeadReceipt | null>;
  /** A plain form that came back to its shopper, or null when it is not kept any more. */
  getReturnedForm(websiteId: string, token: string, init?: RequestInit): Promise<ReturnedForm | null>;
  /** An application for finance by the token of its address; null for one that is not there any more. */
  getFinanceApplication(websiteId: string, token: string, init?: RequestInit): Promise<FinanceApplication | null>;
  /**
   * An order by the token of its link, as the shopper of a session sees it (null for nobody); null for one whose link has
   * ended.
   */
  getOrder(websiteId: string, token: string, session: string | null, init?: RequestInit): Promise<Order | null>;
  /** Who has the session of a token on a site (AUTH-03). */
  getVisitor(websiteId: string, session: string, init?: RequestInit): Promise<VisitorAnswer>;
  /** The sign-in under way in the browser with this token; null when there is none any more. */
  getSignIn(websiteId: string, signIn: string, init?: RequestInit): Promise<SignInState | null>;
  /** The account of the session with this token; null when it has ended. */
  getAccount(websiteId: string, session: string, init?: RequestInit): Promise<Account | null>;
  /** Everything that the account page of the session with this token shows; null when it has ended. */
  getGarage(websiteId: string, session: string, init?: RequestInit): Promise<Garage | null>;
  /**
   * Where the prize wheel of a site stands, with what this person has drawn; null where the site has none.
   * @param shopper who is signed in; null for nobody
   */
  getPrizeState(websiteId: string, shopper: string | null, init?: RequestInit): Promise<PrizeState | null>;
  /**
   * The form by which an invoice is paid; null where the site takes no online payments (SPNW-01).
   * @param returned a form that came back, as its address has it; null for an empty one
   */
  getPaymentForm(websiteId: string, returned: string | null, init?: RequestInit): Promise<OnlinePaymentForm | null>;
  /** A payment of the site by the token of its link; null for none. */
  getPayment(websiteId: string, token: string, init?: RequestInit): Promise<PaymentView | null>;
  /** The watchlist of the session with this token, as its vehicles are now; null when it has ended (WTCH-03). */
  getSavedVehicles(websiteId: string, session: string, init?: RequestInit): Promise<SavedVehicles | null>;
  /** The times at which a test drive can be booked; null where the site has no test drives (TDRV-01). */
  getTestDriveSlots(websiteId: string, asked: TestDriveSlotsQuery, init?: RequestInit): Promise<TestDriveSlots | null>;
  /**
   * A test drive by the token of its address; null for one that is not there any more.
   * @param near an instant whose nearest free times are wanted
   */
  getTestDrive(websiteId: string, token: string, near?: string, init?: RequestInit): Promise<TestDrive | null>;
  /** The test drive that was booked with an enquiry a day ago at most, for the page that says so; null without one. */
  getTestDriveOfLead(websiteId: string, leadId: string, init?: RequestInit): Promise<TestDrive | null>;
  /** Where a postcode lies, or null for one that there is not (GEO-01). */
  getPostcode(postcode: string, init?: RequestInit): Promise<PostcodePlace | null>;
  /** Models of a make among these kinds of vehicle, with their badges, as they have been advertised (TRAD-01). */
  getOwnCarModels(
    websiteId: string,
    make: string,
    kinds: readonly ItemType[],
    init?: RequestInit,
  ): Promise<OwnCarModels>;
  /** What a shopper's own vehicle is worth to the dealer, by the fields of the route's query (TRAD-01). */
  getTradeInEstimate(
    websiteId: string,
    asked: Readonly<Record<string, string>>,
    init?: RequestInit,
  ): Promise<TradeInEstimate>;
  /** Changes after `after`, waiting up to `waitMs` milliseconds for the first one. */
  getChanges(after: number, waitMs?: number, init?: RequestInit): Promise<ChangesResponse>;
  /** The host table of the gateway, and which of its sites this version cannot read. */
  getSites(init?: RequestInit): Promise<ReadSiteTable>;
  /** When each part of the vehicles that a site lists last changed, the first part first (SEO-01). */
  getListedParts(websiteId: string, init?: RequestInit): Promise<ListedParts['parts']>;
  /** The vehicles of such a part, from 1; null for one that there is not. */
  getListedVehicles(websiteId: string, part: number, init?: RequestInit): Promise<readonly ListedVehicle[] | null>;
  /** Where a vehicle address that gave 404 leads now (ROUTE-08). */
  getVehicleAddress(websiteId: string, slug: string, init?: RequestInit): Promise<VehicleAddress>;
  /** Where a path that gave 404 leads by the dealer's redirects. */
  getRedirect(websiteId: string, path: string, init?: RequestInit): Promise<RedirectAnswer>;
}

/** The other end closed a kept connection just as it was used; a service at rest does so, one that is down refuses. */
const isLostConnection = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = ('code' in error ? error : (error.cause ?? {})) as { readonly code?: unknown };
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
};

/** A request that hands on the token of the request that it is made for: in a header, since logs have paths. */
const withToken = (init: RequestInit | undefined, cookie: keyof typeof tokenHeaders, token: string): RequestInit => ({
  ...init,
  headers: { ...Object.fromEntries(new Headers(init?.headers)), [tokenHeaders[cookie]]: token },
});

/** How many left-out places are remembered as reported; far more than any two versions differ in. */
const mostTold = 1000;

/** Tells of each place of a site once. */
const tellOnce = (tell: (leftOut: LeftOutOfAnswer) => void) => {
  const told = new Set<string>();
  return (leftOut: LeftOutOfAnswer): void => {
    const place = `${leftOut.site} ${leftOut.path}`;
    if (told.has(place) || told.size >= mostTold) return;
    told.add(place);
    tell(leftOut);
  };
};

const readJson = async (response: Response, path: string): Promise<unknown> => {
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError(
      'unexpected',
      `The API answered ${maskedPath(path)} with something that is not JSON.`,
      response.status,
      null,
      {
        cause,
      },
    );
  }
};

export const createApiClient = ({
  baseUrl,
  serviceToken,
  fetch: fetchImpl = (url, init) => fetch(url, init),
  timeoutMs = 10_000,
  onLeftOut = () => undefined,
}: ApiClientOptions): ApiClient => {
  const tell = tellOnce(onLeftOut);
  const origin = baseUrl.replace(/^(.*[^/])?\/*$/s, '$1');

  const send = async (path: string, init: RequestInit | undefined, limitMs: number): Promise<Response> => {
    const limit = AbortSignal.timeout(limitMs);
    const request = {
      ...init,
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        accept: 'application/json',
        authorization: `Bearer ${serviceToken}`,
      },
      signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit,
    };
    const ask = () => fetchImpl(`${origin}${path}`, request);
    try {
      // Every call only reads, so asking once more does no harm.
      return await ask().catch((error: unknown) => {
        if (isLostConnection(error)) return ask();
        throw error;
      });
    } catch (cause) {
      throw limit.aborted
        ? new ApiError('timeout', `The API gave no answer to ${maskedPath(path)} within ${limitMs} ms.`, 0, null, {
            cause,
          })
        : new ApiError('unreachable', `The API at ${origin} cannot be reached. Is it running?`, 0, null, { cause });
    }
  };

  /** Answers null for a 404 whose problem says `missingCode`; any other refusal is thrown. */
  const get = async <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    init: RequestInit | undefined,
    options: { missingCode?: string; extraMs?: number; site?: string; onLeftOut?: () => void } = {},
  ): Promise<z.output<Schema> | null> => {
    const response = await send(path, init, timeoutMs + (options.extraMs ?? 0));
    const body = await readJson(response, path);
    if (!response.ok) {
      const problem = problemSchema.safeParse(body);
      const code = problem.success ? problem.data.code : undefined;
      if (response.status === 404 && options.missingCode !== undefined && code === options.missingCode) return null;
      throw new ApiError(
        'refused',
        `The API refused ${maskedPath(path)} with ${response.status}${code ? ` (${code})` : ''}.`,
        response.status,
        problem.success ? problem.data : null,
      );
    }
    const parsed = readAnswer(schema, body);
    if (parsed.success) {
      for (const leftOut of parsed.leftOut) tell({ site: options.site ?? null, ...leftOut });
      if (parsed.leftOut.length > 0) options.onLeftOut?.();
      return parsed.data;
    }
    throw new ApiError(
      'unexpected',
      `The API's answer to ${maskedPath(path)} does not fit the contract: ${z.prettifyError(parsed.error)}`,
      response.status,
      null,
    );
  };

  const demand = async <Schema extends z.ZodType>(
    ...args: Parameters<typeof get<Schema>>
  ): Promise<z.output<Schema>> => {
    const answer = await get<Schema>(...args);
    if (answer === null) throw new ApiError('unexpected', `The API gave no content for ${args[0]}.`, 404, null);
    return answer;
  };

  const site = (websiteId: string) => encodeURIComponent(websiteId);
  return {
    getSite: (websiteId, init) =>
      get(`/internal/v1/sites/${site(websiteId)}`, publicSiteSchema, init, {
        missingCode: 'site_not_found',
        site: websiteId,
      }),
    getVehicle: async (websiteId, slug, init) => {
      const path = `/internal/v1/sites/${site(websiteId)}/vehicles/${encodeURIComponent(slug)}`;
      const answer = await get(path, vehicleResponseSchema, init, {
        missingCode: 'vehicle_not_found',
        site: websiteId,
      });
      return answer === null ? { found: false } : { found: true, ...answer };
    },
    getListedParts: async (websiteId, init) => {
      const path = `/internal/v1/sites/${site(websiteId)}/listed-vehicles`;
      return (await demand(path, listedPartsSchema, init, { site: websiteId })).parts;
    },
    getListedVehicles: async (websiteId, part, init) => {
      const path = `/internal/v1/sites/${site(websiteId)}/listed-vehicles/${part}`;
      const answer = await get(path, listedVehiclesSchema, init, { missingCode: 'part_not_found', site: websiteId });
      return answer?.vehicles ?? null;
    },
    getOffers: async (websiteId, init) => {
      const path = `/internal/v1/sites/${site(websiteId)}/offers`;
      return (await demand(path, siteOffersSchema, init, { site: websiteId })).offers;
    },
    getOffer: (websiteId, offerId, init) =>
      get(`/internal/v1/sites/${site(websiteId)}/offers/${encodeURIComponent(offerId)}`, siteOfferSchema, init, {
        missingCode: 'offer_not_found',
        site: websiteId,
      }),
    getReviewSummaries: async (websiteId, init) => {
      const path = `/internal/v1/sites/${site(websiteId)}/review-summaries`;
      return (await demand(path, siteReviewSummariesSchema, init, { site: websiteId })).summaries;
    },
    getReviews: async (websiteId, { place, minimumRating, quantity }, init) => {
      const query = new URLSearchParams({ minimum: String(minimumRating), quantity: String(quantity) });
      if (place !== undefined) query.set('place', place);
      const path = `/internal/v1/sites/${site(websiteId)}/reviews?${query}`;
      return (await demand(path, shownReviewsSchema, init, { site: websiteId })).reviews;
    },
    getContent: async (websiteId, key, init) => {
      const path = `/internal/v1/sites/${site(websiteId)}/content/${key}`;
      const answer = await get(path, pageContentSchema, init, { missingCode: 'content_not_found', site: websiteId });
      if (answer === null) return null;
      const { revision, head, blocks } = answer;
      return { revision, head, ...readBlocks(key, blocks) };
    },
    getPublishedPages: async (websiteId, init) =>
      (await demand(`/internal/v1/sites/${site(websiteId)}/content`, publishedPagesSchema, init, { site: websiteId }))
        .pages,
    getContentPreview: async (websiteId, token, init) => {
      const path = `/internal/v1/sites/${site(websiteId)}/content-previews/${encodeURIComponent(token)}`;
      const answer = await get(path, contentPreviewSchema, init, { missingCode: 'preview_not_found', site: websiteId });
      return answer === null ? null : { ...answer, ...readBlocks(answer.key, answer.blocks) };
    },
    getLead: (websiteId, leadId, init) =>
      get(`/internal/v1/sites/${site(websiteId)}/leads/${encodeURIComponent(leadId)}`, leadReceiptSchema, init, {
        missingCode: 'lead_not_found',
        site: websiteId,
      }),
    getReturnedForm: (websiteId, token, init) =>
      get(
        `/internal/v1/sites/${site(websiteId)}/returned-forms/${encodeURIComponent(token)}`,
        returnedFormSchema,
        init,
        { missingCode: 'returned_form_not_found' },
      ),
    getFinanceApplication: (websiteId, token, init) =>
      get(
        `/internal/v1/sites/${site(websiteId)}/finance-applications/${encodeURIComponent(token)}`,
        financeApplicationSchema,
        init,
        { missingCode: 'application_not_found' },
      ),
    getOrder: (websiteId, token, session, init) =>
      get(
        `/internal/v1/sites/${site(websiteId)}/orders/${encodeURIComponent(token)}`,
        orderSchema,
        session === null ? init : withToken(init, 'session', session),
        { missingCode: 'order_not_found' },
      ),
    getVisitor: (websiteId, session, init) =>
      demand(
        `/internal/v1/sites/${site(websiteId)}/visitor`,
        visitorAnswerSchema,
        withToken(init, 'session', session),
        {},
      ),
    getSignIn: (websiteId, signIn, init) =>
      get(`/internal/v1/sites/${site(websiteId)}/sign-in`, signInStateSchema, withToken(init, 'sign-in', signIn), {
        missingCode: 'sign_in_not_found',
      }),
    getAccount: (websiteId, session, init) =>
      get(`/internal/v1/sites/${site(websiteId)}/account`, accountSchema, withToken(init, 'session', session), {
        missingCode: 'session_not_found',
      }),
    getGarage: (websiteId, session, init) =>
      get(`/internal/v1/sites/${site(websiteId)}/garage`, garageSchema, withToken(init, 'session', session), {
        missingCode: 'session_not_found',
      }),
    getPrizeState: (websiteId, shopper, init) =>
      get(
        `/internal/v1/sites/${site(websiteId)}/prizes/draw${shopper === null ? '' : `?${new URLSearchParams({ shopper })}`}`,
        prizeStateSchema,
        init,
        { missingCode: 'no_prize_wheel', site: websiteId },
      ),
    getPaymentForm: (websiteId, returned, init) =>
      get(
        `/internal/v1/sites/${site(websiteId)}/payment-forms/${encodeURIComponent(returned ?? noReturnedForm)}`,
        onlinePaymentFormSchema,
        init,
        { missingCode: 'no_online_payment', site: websiteId },
      ),
    getPayment: (websiteId, token, init) =>
      get(`/internal/v1/sites/${site(websiteId)}/payment-links/${encodeURIComponent(token)}`, paymentViewSchema, init, {
        missingCode: 'payment_not_found',
        site: websiteId,
      }),
    getSavedVehicles: (websiteId, session, init) =>
      get(
        `/internal/v1/sites/${site(websiteId)}/saved-vehicles`,
        savedVehiclesSchema,
        withToken(init, 'session', session),
        { missingCode: 'session_not_found', site: websiteId },
      ),
    getTestDriveSlots: (websiteId, asked, init) =>
      get(
        `/internal/v1/sites/${site(websiteId)}/test-drive-slots?${new URLSearchParams({ ...asked })}`,
        testDriveSlotsSchema,
        init,
        { missingCode: 'no_test_drives', site: websiteId },
      ),
    getTestDrive: (websiteId, token, near, init) =>
      get(
        `/internal/v1/sites/${site(websiteId)}/test-drives/${encodeURIComponent(token)}${near === undefined ? '' : `?${new URLSearchParams({ near })}`}`,
        testDriveSchema,
        init,
        { missingCode: 'test_drive_not_found' },
      ),
    getTestDriveOfLead: (websiteId, leadId, init) =>
      get(
        `/internal/v1/sites/${site(websiteId)}/leads/${encodeURIComponent(leadId)}/test-drive`,
        testDriveSchema,
        init,
        { missingCode: 'test_drive_not_found' },
      ),
    getPostcode: (postcode, init) =>
      get(`/internal/v1/postcodes/${encodeURIComponent(postcode)}`, postcodePlaceSchema, init, {
        missingCode: 'postcode_not_found',
      }),
    getOwnCarModels: (websiteId, make, kinds, init) =>
      demand(
        `/internal/v1/sites/${site(websiteId)}/own-cars?${new URLSearchParams([['make', make], ...kinds.map((kind) => ['kinds', kind])])}`,
        ownCarModelsSchema,
        init,
        {
          site: websiteId,
        },
      ),
    getTradeInEstimate: (websiteId, asked, init) =>
      demand(
        `/internal/v1/sites/${site(websiteId)}/trade-in-estimate?${new URLSearchParams(asked)}`,
        tradeInEstimateSchema,
        init,
        { site: websiteId },
      ),
    getChanges: async (after, waitMs = 0, init) => {
      let isWhole = true;
      const changes = await demand(`/internal/changes?after=${after}&wait=${waitMs}`, changesResponseSchema, init, {
        extraMs: waitMs,
        onLeftOut: () => {
          isWhole = false;
        },
      });
      // What a change says that cannot be read is not known: everything that is kept may be of before it.
      return isWhole ? changes : { ...changes, reset: true };
    },
    getSites: async (init) =>
      readSiteTable(await demand('/internal/sites', anySiteTableSchema, init), (websiteId, leftOut) =>
        tell({ site: websiteId, ...leftOut }),
      ),
    getVehicleAddress: (websiteId, slug, init) =>
      demand(
        `/internal/sites/${site(websiteId)}/vehicle-address/${encodeURIComponent(slug)}`,
        anyVehicleAddressSchema,
        init,
        { site: websiteId },
      ),
    getRedirect: (websiteId, path, init) =>
      demand(
        `/internal/sites/${site(websiteId)}/redirect?${new URLSearchParams({ path })}`,
        anyRedirectAnswerSchema,
        init,
        { site: websiteId },
      ),
  };
};
