import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { ProcessLog } from '../operator/process-log';
import { type DeliveryTrouble, deliveryTrouble } from './delivery-trouble';
import type { Span, SpanFacts, SpanStart, Traces } from './span';
import type { TraceSettings } from './trace-settings';

/** Milliseconds in which what is left is sent when the process ends. */
const stopMs = 2_000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

const makeSampler: Readonly<Record<TraceSettings['sampler'], (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
};

/** An exporter whose failures are told. */
const told = (exporter: SpanExporter, trouble: DeliveryTrouble): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      if (result.code === ExportResultCode.SUCCESS) trouble.arrived();
      else trouble.failed(result.error ?? new Error('A batch of traces was not taken.'), spans.length);
      done(result);
    }),
  forceFlush: async () => exporter.forceFlush?.(),
  shutdown: () => exporter.shutdown(),
});

/** The exporter, which reads its own settings of the environment; what it cannot read of them, it tells the log. */
const makeExporter = (log: Pick<ProcessLog, 'warn'>): SpanExporter => {
  const quiet = () => undefined;
  const warn = (said: string, ...more: readonly unknown[]) => log.warn({ said: [said, ...more].join(' ') }, 'traces');
  diag.setLogger(
    { error: warn, warn, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  try {
    return new OTLPTraceExporter();
  } finally {
    // From here on it would say of every batch that it failed.
    diag.disable();
  }
};

const known = (facts: SpanFacts = {}): Record<string, string | number> =>
  Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string | number] => entry[1] !== null));

const propagator = new W3CTraceContextPropagator();

/** Spans of a tracer, each of which knows what is begun within it. Nothing of it is known to other libraries. */
const spansOf = (tracer: Tracer): Pick<Traces, 'begin' | 'current'> => {
  const underWay = new AsyncLocalStorage<{ readonly span: Span; readonly context: Context }>();
  const spanOf = (own: OtelSpan, parent: Context): Span => {
    const context = trace.setSpan(parent, own);
    const { traceId, traceFlags } = own.spanContext();
    const headers: Record<string, string> = {};
    propagator.inject(context, headers, defaultTextMapSetter);
    const span: Span = {
      traceId: (traceFlags & TraceFlags.SAMPLED) === 0 ? null : traceId,
      headers,
      within: (work) => underWay.run({ span, context }, work),
      end: ({ name, facts, failed } = {}) => {
        if (name !== undefined) own.updateName(name);
        own.setAttributes(known(facts));
        if (failed !== undefined) own.setAttribute('error.type', failed).setStatus({ code: SpanStatusCode.ERROR });
        own.end();
      },
    };
    return span;
  };
  const contextOf = (from: SpanStart['from']): Context => {
    if (from === undefined) return underWay.getStore()?.context ?? ROOT_CONTEXT;
    return from === null ? ROOT_CONTEXT : propagator.extract(ROOT_CONTEXT, from, defaultTextMapGetter);
  };
  return {
    begin: ({ name, kind, facts, from }) => {
      const parent = contextOf(from);
      return spanOf(tracer.startSpan(name, { kind: kinds[kind], attributes: known(facts) }, parent), parent);
    },
    current: () => underWay.getStore()?.span ?? null,
  };
};

/**
 * Begins to send the traces of this process by OTLP over HTTP, in protobuf. Nothing is registered for the whole process:
 * other libraries that can tell of themselves, Next among them, would tell addresses with what a person typed.
 * @param process name of the process, such as `gateway`
 */
export const sendTraces = (
  process: string,
  settings: TraceSettings,
  log: Pick<ProcessLog, 'warn' | 'info'>,
): Traces => {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `forecourt-${process}`,
      'service.namespace': 'forecourt',
      'service.instance.id': randomUUID(),
      // What the operator says of it in the environment goes before.
    }).merge(detectResources({ detectors: [envDetector] })),
    sampler: makeSampler[settings.sampler](settings.ratio),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: told(makeExporter(log), deliveryTrouble(log)), ...settings.batches }),
    ],
  });
  return {
    ...spansOf(provider.getTracer('forecourt')),
    stop: async () => {
      // A batch that fails has been told by then.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, pause(stopMs, undefined, { ref: false })]);
    },
  };
};
