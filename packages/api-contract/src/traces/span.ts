/**
 * What a trace says of a piece of work, by the names of OpenTelemetry's conventions where there are any: classes,
 * patterns, numbers and ids of our own. Never a query, a body, an address of a client, or anything that a person typed.
 */
export type SpanFacts = Readonly<Record<string, string | number | null>>;

/** Headers of a request, `traceparent` and `tracestate` among them where its sender is part of a trace. */
export type TraceHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A piece of work that begins. */
export interface SpanStart {
  /** What kind of work it is, in few different words: `GET /cars/[slug]`, `SELECT vehicles`, `process messages`. */
  readonly name: string;
  /** `server`: a request is answered; `client`: somebody else is waited for; `consumer`: a job is done. */
  readonly kind: 'server' | 'client' | 'consumer';
  readonly facts?: SpanFacts;
  /**
   * What it is a part of: the request that one of our own processes, or a proxy that is trusted, has sent with these
   * headers; null for nothing. Left out, it is part of the work that it begins within.
   */
  readonly from?: TraceHeaders | null;
}

/** How a piece of work has ended. */
export interface SpanEnd {
  /** Its name, where that was not known when it began. */
  readonly name?: string;
  readonly facts?: SpanFacts;
  /** Why it has failed, in one stable word such as `503` or `client_left`; left out where it has not. */
  readonly failed?: string;
}

/** A piece of work that is under way. */
export interface Span {
  /** Id of its trace (32 hex digits); null where the sampler leaves the trace out, so that nobody could find it. */
  readonly traceId: string | null;
  /** With which one of our own processes is asked, so that its work is part of this one's. For nobody else. */
  readonly headers: Readonly<Record<string, string>>;
  /** Has what `work` begins, and what that sets off, be part of this. */
  within<Result>(work: () => Result): Result;
  /** Ends it. What is called later changes nothing. */
  end(how?: SpanEnd): void;
}

/** The traces of one process. */
export interface Traces {
  /** Begins a piece of work; null where traces are not sent. */
  begin(start: SpanStart): Span | null;
  /** The work that is under way here; null for none, and where traces are not sent. */
  current(): Span | null;
  /** Sends what is left, for two seconds at most. Never rejects. */
  stop(): Promise<void>;
}

/** Those of a process that sends none. */
export const noTraces: Traces = { begin: () => null, current: () => null, stop: async () => undefined };
