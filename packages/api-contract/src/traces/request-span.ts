import type { Span, SpanFacts, TraceHeaders, Traces } from './span';

/** A request as a process takes it. */
export interface RequestStart {
  readonly method: string;
  /** The id that the gateway gave it. */
  readonly requestId: string;
  /** Its headers, where their sender is believed to be one of ours or a trusted proxy; null where not. */
  readonly from: TraceHeaders | null;
}

/** A request as it was answered. */
export interface RequestEnd {
  readonly method: string;
  /** Pattern of the route, such as `/cars/[slug]`; null where none answered. Never the path itself. */
  readonly route: string | null;
  /** `website_id`; null for none. */
  readonly site: string | null;
  readonly status: number;
  /** Whether its client went away before the whole answer was sent. */
  readonly isLeft?: boolean;
  readonly facts?: SpanFacts;
}

/** Begins the span of a request; null where traces are not sent. */
export const beginRequest = (traces: Traces, { method, requestId, from }: RequestStart): Span | null =>
  traces.begin({
    name: method,
    kind: 'server',
    facts: { 'http.request.method': method, 'forecourt.request_id': requestId },
    from,
  });

/** Ends it. A refusal is an answer as any other: what failed has a status from 500 on, or was left by its client. */
export const endRequest = (
  span: Span | null,
  { method, route, site, status, isLeft = false, facts }: RequestEnd,
): void => {
  const failed = isLeft ? 'client_left' : status >= 500 ? String(status) : undefined;
  span?.end({
    name: route === null ? method : `${method} ${route}`,
    facts: { 'http.route': route, 'http.response.status_code': status, 'forecourt.site': site, ...facts },
    ...(failed === undefined ? {} : { failed }),
  });
};

/** What a line of the log says of the trace that it is written in. */
export const traceFacts = (span: Span | null | undefined): { readonly trace_id?: string } =>
  span?.traceId == null ? {} : { trace_id: span.traceId };
