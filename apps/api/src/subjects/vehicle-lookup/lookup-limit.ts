import { type Limit, tenMinutes } from '../../ground/limits/limits';

/** Vehicles that are looked up for one address (TRAD-01). */
export const lookupLimit: Limit = { name: 'vehicle-lookup-address', windowMs: tenMinutes };
