import type { Fetch } from '@forecourt/api-contract';
import { type ServicePulse, servicePulse } from '@forecourt/api-contract/service';
import { clientSignal, onlyForClient, requestInHand } from '../template-server/waiting-client';
import { httpFetch } from './http-fetch';
import { serviceUrl } from './service-access';

/** The API gives no sign of life: it need not be waited for. */
export class ApiHungError extends Error {
  override readonly name = 'ApiHungError';
}

// The pages that Next has bundled hold copies of this module each.
const processWide: typeof globalThis & { forecourtApiPulse?: ServicePulse } = globalThis;
const apiPulse = (): ServicePulse => {
  processWide.forecourtApiPulse ??= servicePulse((signal) => httpFetch(`${serviceUrl()}/healthz`, { signal }));
  return processWide.forecourtApiPulse;
};

/** The id of the request that is worked for goes along, and its trace, so that the API tells of it by the same. */
const onTrail = (headers: RequestInit['headers']): Headers => {
  const asked = new Headers(headers);
  const inHand = requestInHand();
  if (inHand === undefined) return asked;
  asked.set('x-request-id', inHand.requestId);
  for (const [name, value] of Object.entries(inHand.span?.headers ?? {})) asked.set(name, value);
  return asked;
};

/**
 * How what is drawn asks the API: given up with the client that it is drawn for (`onlyForClient`), and as soon as the API
 * hangs, whatever the caller's own patience.
 */
export const apiFetch: Fetch = async (url, init) => {
  const pulse = apiPulse();
  const hung = new AbortController();
  const endWatch = pulse.watch(() => hung.abort(new ApiHungError('The API gives no sign of life.')));
  const client = clientSignal();
  const ends = [hung.signal, client, init.signal].filter((signal) => signal instanceof AbortSignal);
  const signal = AbortSignal.any(ends);
  try {
    signal.throwIfAborted();
    const response = await httpFetch(url, { ...init, headers: onTrail(init.headers), signal });
    pulse.heard();
    return response;
  } catch (error) {
    // Node's client names every abort alike; why it was is in the signal.
    throw signal.aborted ? signal.reason : error;
  } finally {
    endWatch();
    await onlyForClient();
  }
};
