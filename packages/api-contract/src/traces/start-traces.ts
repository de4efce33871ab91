import type { ProcessLog } from '../operator/process-log';
import { noTraces, type Traces } from './span';
import { readTraceSettings } from './trace-settings';

/**
 * Begins to send the traces of this process, where the standard variables of OpenTelemetry in the environment name an
 * endpoint (`OTEL_EXPORTER_OTLP_ENDPOINT`; docs/guides/operate.md has all that are read). Without one nothing of
 * OpenTelemetry is loaded. Settings that cannot be used are told the log, and the process goes on without traces.
 * @param name of the process, such as `gateway`
 */
export const startTraces = async (name: string, log: Pick<ProcessLog, 'info' | 'warn' | 'error'>): Promise<Traces> => {
  const read = readTraceSettings(process.env);
  if (read.kind === 'off') return noTraces;
  if (read.kind === 'faulty') {
    log.error({ faults: read.faults }, 'traces are not sent: settings of OpenTelemetry cannot be used');
    return noTraces;
  }
  const { sendTraces } = await import('./sent-traces');
  const traces = sendTraces(name, read.settings, log);
  log.info({ to: read.settings.origin, sampler: read.settings.sampler }, 'traces are sent');
  return traces;
};
