export { beginRequest, endRequest, type RequestEnd, type RequestStart, traceFacts } from './request-span';
export {
  noTraces,
  type Span,
  type SpanEnd,
  type SpanFacts,
  type SpanStart,
  type TraceHeaders,
  type Traces,
} from './span';
export { startTraces } from './start-traces';
export { libraryFields, traceFields } from './trace-settings';
