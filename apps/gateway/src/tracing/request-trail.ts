import { type Span, traceFacts } from '@forecourt/api-contract/traces';

/** By what a request is known in the log, and to those who are asked for it further in. */
export interface RequestTrail {
  /** For lines of the log. */
  readonly facts: { readonly request_id: string; readonly trace_id?: string };
  /** For our own processes alone. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The trail of a request, whose span is null where traces are not sent. */
export const trailOf = ({ id, span }: { readonly id: string; readonly span: Span | null }): RequestTrail => ({
  facts: { request_id: id, ...traceFacts(span) },
  headers: { 'x-request-id': id, ...span?.headers },
});
