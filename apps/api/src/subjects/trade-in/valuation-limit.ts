import { type Limit, tenMinutes } from '../../ground/limits/limits';

/** Valuations that are stored for one address (TRAD-01). */
export const valuationLimit: Limit = { name: 'valuation-address', windowMs: tenMinutes };
