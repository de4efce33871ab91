import { type ApiClient, ApiError } from '@forecourt/api-contract';
import type { RequestTrail } from '../tracing/request-trail';

/** What became of a vehicle address that the template app does not know. `none`: the 404 stands. */
export type VehicleMove =
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'none' };

interface Options {
  readonly api: Pick<ApiClient, 'getVehicleAddress'>;
  readonly log: { warn(details: object, message: string): void };
}

const NONE: VehicleMove = { kind: 'none' };
/** A path of the same site: one slash, then no second one, which a browser would read as another host. */
const OWN_PATH = /^\/(?![/\\])/;

/** Looks up vehicle addresses in the API (ROUTE-08). When the API fails, the 404 stands. It is asked on the trail of the request. */
export const createVehicleMoves =
  ({ api, log }: Options) =>
  async (websiteId: string, slug: string, { facts, headers }: RequestTrail): Promise<VehicleMove> => {
    try {
      const address = await api.getVehicleAddress(websiteId, slug, { headers });
      if (address.outcome === 'gone') return { kind: 'gone' };
      if (address.outcome === 'moved' && OWN_PATH.test(address.location)) {
        return { kind: 'moved', location: address.location };
      }
      return NONE;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log.warn({ ...facts, site: websiteId, reason: error.message }, 'vehicle address not resolved');
      return NONE;
    }
  };
