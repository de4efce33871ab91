import { z } from 'zod';
import { boundedText } from '../../ground/outbound/bounded-text';
import { type Geocoder, GeocoderFault } from './geocoder';

/** Where a hosted geocoder is reached. */
export interface HostedGeocoder {
  readonly url: string;
  /** Sent as `key`; null where the URL holds it or none is needed. Never logged. */
  readonly key: string | null;
  /** Milliseconds for one question. */
  readonly timeoutMs: number;
}

/** What is read of an answer (spec section 7); `status` says why there are no results, where the service has one. */
const answerSchema = z.object({
  status: z.string().optional(),
  results: z.array(
    z.object({
      geometry: z.object({
        location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
      }),
    }),
  ),
});

/** Characters of an answer that are read. */
const mostCharacters = 512 * 1024;
/** The statuses of a service that has answered a query. */
const answered: readonly (string | undefined)[] = [undefined, 'OK', 'ZERO_RESULTS'];

const tooMuch = () => new GeocoderFault('The geocoder answered more than it should.');

const ask = async ({ url, key, timeoutMs }: HostedGeocoder, postcode: string): Promise<unknown> => {
  const address = new URL(url);
  address.searchParams.set('components', `postal_code:${postcode}|country:AU`);
  if (key !== null) address.searchParams.set('key', key);
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      // Where it leads is nobody's setting.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await boundedText(response, mostCharacters, tooMuch);
    if (!response.ok) throw new GeocoderFault(`The geocoder answered ${response.status}.`);
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof GeocoderFault) throw cause;
    // What is thrown may name the address, and so the key.
    const reason = cause instanceof SyntaxError ? 'something that is not JSON' : 'nothing';
    throw new GeocoderFault(`The geocoder answered ${reason}.`);
  }
};

/** A hosted geocoder over HTTP: GET with the components postal_code and country AU, the first result counts (GEO-01). */
export const hostedGeocoder =
  (service: HostedGeocoder): Geocoder =>
  async (postcode) => {
    const parsed = answerSchema.safeParse(await ask(service, postcode));
    if (!parsed.success)
      throw new GeocoderFault(`The geocoder's answer does not fit: ${z.prettifyError(parsed.error)}`);
    const { status, results } = parsed.data;
    if (!answered.includes(status)) throw new GeocoderFault(`The geocoder refused with ${status}.`);
    const [first] = results;
    if (first === undefined) return null;
    const { lat, lng } = first.geometry.location;
    return { lat, long: lng, state: null, place: null };
  };
