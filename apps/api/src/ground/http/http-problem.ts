import type { Problem } from '@forecourt/api-contract';
import { errorCatalogue } from '@forecourt/domain/error-catalogue';

export interface ProblemField {
  readonly path: string;
  readonly message: string;
}

/** An answer other than success, thrown by handlers and written as problem+json (RFC 9457). */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';

  /**
   * @param code stable word for programs, such as `vehicle_not_found`
   * @param title what happened, for the person
   * @param detail how to mend it
   */
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503,
    readonly code: string,
    readonly title: string,
    readonly detail?: string,
    readonly fields?: readonly ProblemField[],
  ) {
    super(title);
  }
}

/** The body of a problem answer. */
export const problemBody = (problem: HttpProblem, requestId: string): Problem => ({
  type: 'about:blank',
  title: problem.title,
  status: problem.status,
  code: problem.code,
  ...(problem.detail === undefined ? {} : { detail: problem.detail }),
  request_id: requestId,
  ...(problem.fields === undefined ? {} : { fields: [...problem.fields] }),
});

/** The catalogue of problems that several routes answer. */
export const problems = {
  siteNotFound: () => new HttpProblem(404, 'site_not_found', 'There is no such site.'),
  vehicleNotFound: () => new HttpProblem(404, 'vehicle_not_found', 'This site shows no such vehicle.'),
  partNotFound: () => new HttpProblem(404, 'part_not_found', 'The vehicles of this site make no such part.'),
  offerNotFound: () => new HttpProblem(404, 'offer_not_found', 'This site shows no such offer.'),
  contentNotFound: () => new HttpProblem(404, 'content_not_found', 'There is no page with content of that key.'),
  previewNotFound: () => new HttpProblem(404, 'preview_not_found', 'There is no draft at this address any more.'),
  leadNotFound: () => new HttpProblem(404, 'lead_not_found', 'This site took no such enquiry.'),
  returnedFormNotFound: () => new HttpProblem(404, 'returned_form_not_found', 'This form is not kept any more.'),
  postcodeNotFound: () => new HttpProblem(404, 'postcode_not_found', errorCatalogue.geocode.message),
  serviceTokenNeeded: () =>
    new HttpProblem(
      401,
      'service_token_needed',
      'This route is for our own services.',
      'Send the bearer key that is derived from FORECOURT_SERVICE_TOKEN.',
    ),
  gatewayNeeded: () =>
    new HttpProblem(403, 'gateway_needed', 'Requests of shoppers reach this route through the gateway only.'),
  foreignPage: () => new HttpProblem(403, 'foreign_page', 'This is taken from pages of the site itself only.'),
  notReady: () =>
    new HttpProblem(503, 'search_not_ready', 'The search index is being built.', 'Try again in a moment.'),
  leaving: () =>
    new HttpProblem(503, 'process_leaving', 'This process is about to end.', 'Ask another, or again in a moment.'),
  databaseAway: () =>
    new HttpProblem(
      503,
      'database_unavailable',
      'The service cannot reach its data right now.',
      'Try again in a moment.',
    ),
  databaseOutdated: () =>
    new HttpProblem(
      503,
      'database_outdated',
      'The tables are older than this release.',
      'Start a process of this release anew: it brings them forward.',
    ),
  bodyTooLarge: (limit: number) =>
    new HttpProblem(413, 'body_too_large', `The body of the request is larger than ${limit} bytes.`),
  malformedBody: () =>
    new HttpProblem(400, 'malformed_body', 'The body of the request cannot be read.', 'Send valid JSON.'),
  invalidRequest: (fields: readonly ProblemField[]) =>
    new HttpProblem(400, 'invalid_request', 'The request is not as the API documents it.', undefined, fields),
} as const;
