import { z } from 'zod';
import { boundedText } from '../../ground/outbound/bounded-text';
import { type VehicleLookup, VehicleLookupFault } from './vehicle-lookup';

/** Where a vehicle lookup service is reached. */
export interface HostedLookup {
  readonly url: string;
  /** Sent as Bearer; never logged. */
  readonly key: string;
  /** Milliseconds for the one try: somebody waits for it. */
  readonly timeoutMs: number;
}

/** What the service answers (docs/trade-in.md); 404 says that there is no such vehicle. */
const answerSchema = z.object({
  vehicle: z.object({
    make: z.string().min(1).max(60),
    model: z.string().min(1).max(60),
    badge: z.string().max(60).nullish(),
    year: z.number().int().min(1900).max(2099),
  }),
});

/** Characters of an answer that are read. */
const mostCharacters = 64 * 1024;

const tooMuch = () => new VehicleLookupFault('The vehicle lookup answered more than it should.');

/** A vehicle lookup service over HTTP: POST with plate and state; what is thrown names neither. */
export const hostedLookup =
  ({ url, key, timeoutMs }: HostedLookup): VehicleLookup =>
  async (plate, state) => {
    let status: number;
    let text: string;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ plate, state }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      status = response.status;
      text = await boundedText(response, mostCharacters, tooMuch);
    } catch (cause) {
      if (cause instanceof VehicleLookupFault) throw cause;
      throw new VehicleLookupFault('The vehicle lookup gave no answer in time.', { cause });
    }
    if (status === 404) return null;
    if (status !== 200) throw new VehicleLookupFault(`The vehicle lookup answered ${status}.`);
    let answer: unknown;
    try {
      answer = JSON.parse(text);
    } catch (cause) {
      throw new VehicleLookupFault('The vehicle lookup answered something that is not JSON.', { cause });
    }
    const parsed = answerSchema.safeParse(answer);
    if (!parsed.success)
      throw new VehicleLookupFault(`The vehicle lookup's answer does not fit: ${z.prettifyError(parsed.error)}`);
    const { make, model, badge, year } = parsed.data.vehicle;
    return { make, model, badge: badge ?? null, year };
  };
