import type { PageHead } from '@forecourt/config/content';
import type { PublicSite } from '@forecourt/config/public-site';
import type { ReviewSummary } from '@forecourt/domain/review';
import type { ItemType } from '@forecourt/domain/vehicle';
import * as z from 'zod';
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
import { type PostcodePlace, postcodePlaceSchema } from '../places/postcode-place';
import { problemSchema } from '../problem';
import { type ShownReview, shownReviewsSchema, siteReviewSummariesSchema } from '../reviews/reviews';
import { maskedPath } from '../service/masked-path';
import { publicSiteSchema } from '../sites/public-site';
import { anySiteTableSchema, type ReadSiteTable, readSiteTable } from '../sites/read-site-table';
import { type LeftOut, readAnswer } from '../tolerant-reading/read-answer';
import {
  type OwnCarModels,
  ownCarModelsSchema,
  type TradeInEstimate,
  tradeInEstimateSchema,
} from '../trade-in/trade-in';
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
      headers: { accept: 'application/json', authorization: `Bearer ${serviceToken}` },
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
