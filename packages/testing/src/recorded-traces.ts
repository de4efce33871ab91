import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, SpanEnd, SpanStart, Traces } from '@forecourt/api-contract/traces';

/** A piece of work as it was told. */
export interface RecordedSpan extends SpanStart {
  /** Headers of the work that it began within; null for none. */
  readonly within: string | null;
  /** How it ended; null while it is under way. */
  ended: SpanEnd | null;
}

/** For tests: traces that go nowhere, and what was told of them. The headers of the nth span are `traceparent: span-n`. */
export const recordTraces = (): Traces & { readonly spans: readonly RecordedSpan[] } => {
  const spans: RecordedSpan[] = [];
  const underWay = new AsyncLocalStorage<Span>();
  return {
    spans,
    begin: (start) => {
      const within = start.from === undefined ? (underWay.getStore()?.headers.traceparent ?? null) : null;
      // As they are now: a server may take them away later.
      const from = start.from == null ? {} : { from: { ...start.from } };
      const recorded: RecordedSpan = { ...start, ...from, within, ended: null };
      const number = spans.push(recorded);
      const span: Span = {
        traceId: `trace-${number}`,
        headers: { traceparent: `span-${number}` },
        within: (work) => underWay.run(span, work),
        end: (how = {}) => {
          recorded.ended ??= how;
        },
      };
      return span;
    },
    current: () => underWay.getStore() ?? null,
    stop: async () => undefined,
  };
};
