import * as z from 'zod';

/** How many, as OpenTelemetry writes it in the environment. */
const count = z.coerce.number().int().min(1);
const url = z.url({ protocol: /^https?$/, error: 'must be a URL such as http://127.0.0.1:4318' });
const protocol = z.literal('http/protobuf', { error: 'must be http/protobuf, which every receiver of OTLP takes' });

/** Ways of choosing which traces are sent, by their names in OpenTelemetry's specification. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The standard variables that decide about traces beside those that the library of the exporter reads by itself. */
export const traceFields = {
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], { error: 'must be otlp or none' }).default('otlp'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol.optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol.optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_BSP_SCHEDULE_DELAY: count.default(5_000),
  OTEL_BSP_EXPORT_TIMEOUT: count.default(30_000),
  OTEL_BSP_MAX_QUEUE_SIZE: count.default(2_048),
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: count.default(512),
} as const;

const schema = z.object(traceFields);

/** Standard variables that the library reads by itself: whom it sends to and by what name. */
export const libraryFields = [
  'OTEL_SERVICE_NAME',
  'OTEL_RESOURCE_ATTRIBUTES',
  ...['HEADERS', 'TIMEOUT', 'COMPRESSION', 'CERTIFICATE', 'CLIENT_CERTIFICATE', 'CLIENT_KEY'].flatMap((name) => [
    `OTEL_EXPORTER_OTLP_${name}`,
    `OTEL_EXPORTER_OTLP_TRACES_${name}`,
  ]),
] as const;

/** How traces are chosen and sent. */
export interface TraceSettings {
  /** Origin of the receiver, for the log: addresses may hold a key. */
  readonly origin: string;
  readonly sampler: (typeof samplers)[number];
  /** Share of traces, 0 to 1, of samplers by ratio. */
  readonly ratio: number;
  readonly batches: {
    /** Milliseconds between two batches. */
    readonly scheduledDelayMillis: number;
    /** Milliseconds that a batch may take. */
    readonly exportTimeoutMillis: number;
    /** Spans that wait at most; what comes beyond is given up. */
    readonly maxQueueSize: number;
    readonly maxExportBatchSize: number;
  };
}

/** Settings, that there are none, or what is wrong with them. */
export type ReadTraceSettings =
  | { readonly kind: 'off' }
  | { readonly kind: 'on'; readonly settings: TraceSettings }
  | { readonly kind: 'faulty'; readonly faults: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

const hasValue = (value: string | undefined): value is string => value !== undefined && value.trim() !== '';

/** Reads the settings of traces, which are off without an endpoint. As everywhere, an empty value counts as not set. */
export const readTraceSettings = (environment: Environment): ReadTraceSettings => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } = environment;
  if (![OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT].some(hasValue)) return { kind: 'off' };
  if (OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true') return { kind: 'off' };
  const set = Object.keys(traceFields).flatMap((name) => {
    const value = environment[name];
    return hasValue(value) ? [[name, value.trim()] as const] : [];
  });
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (!parsed.success)
    return { kind: 'faulty', faults: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  const env = parsed.data;
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || env.OTEL_TRACES_EXPORTER === 'none') return { kind: 'off' };
  return {
    kind: 'on',
    settings: {
      origin: new URL(endpoint).origin,
      sampler: env.OTEL_TRACES_SAMPLER,
      ratio: env.OTEL_TRACES_SAMPLER_ARG,
      batches: {
        scheduledDelayMillis: env.OTEL_BSP_SCHEDULE_DELAY,
        exportTimeoutMillis: env.OTEL_BSP_EXPORT_TIMEOUT,
        maxQueueSize: env.OTEL_BSP_MAX_QUEUE_SIZE,
        maxExportBatchSize: Math.min(env.OTEL_BSP_MAX_EXPORT_BATCH_SIZE, env.OTEL_BSP_MAX_QUEUE_SIZE),
      },
    },
  };
};
