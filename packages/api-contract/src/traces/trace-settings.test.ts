import { describe, expect, it } from 'vitest';
import { readTraceSettings } from './trace-settings';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://user:key@traces.example/otlp' };

describe('readTraceSettings', () => {
  it('sends nothing without an endpoint, an empty one included, whatever else is set', () => {
    for (const env of [{}, { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, { OTEL_TRACES_SAMPLER: 'nonsense' }])
      expect(readTraceSettings(env)).toEqual({ kind: 'off' });
  });

  it('sends nothing where the standard switches say so', () => {
    expect(readTraceSettings({ ...endpoint, OTEL_SDK_DISABLED: 'True' })).toEqual({ kind: 'off' });
    expect(readTraceSettings({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toEqual({ kind: 'off' });
    expect(readTraceSettings({ ...endpoint, OTEL_SDK_DISABLED: '1' }).kind).toBe('on');
  });

  it('has the defaults of the specification, and tells of the endpoint its origin alone', () => {
    expect(readTraceSettings(endpoint)).toEqual({
      kind: 'on',
      settings: {
        origin: 'https://traces.example',
        sampler: 'parentbased_always_on',
        ratio: 1,
        batches: {
          scheduledDelayMillis: 5_000,
          exportTimeoutMillis: 30_000,
          maxQueueSize: 2_048,
          maxExportBatchSize: 512,
        },
      },
    });
  });

  it('takes the endpoint of traces alone, sampler, share and batches', () => {
    const read = readTraceSettings({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_BSP_MAX_QUEUE_SIZE: '64',
    });
    expect(read).toMatchObject({
      settings: {
        origin: 'http://127.0.0.1:4318',
        sampler: 'parentbased_traceidratio',
        ratio: 0.05,
        batches: { scheduledDelayMillis: 100, maxQueueSize: 64, maxExportBatchSize: 64 },
      },
    });
  });

  it('names every variable that cannot be used, and not its value', () => {
    const read = readTraceSettings({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector-with-a-key',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
      OTEL_TRACES_SAMPLER_ARG: '5',
    });
    if (read.kind !== 'faulty') throw new Error(read.kind);
    expect(read.faults.map((fault) => fault.split(':')[0])).toEqual([
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_PROTOCOL',
      'OTEL_TRACES_SAMPLER_ARG',
    ]);
    expect(read.faults.join()).not.toContain('collector-with-a-key');
  });
});
