import { type Limit, tenMinutes } from '../../ground/limits/limits';

/** Steps of applications for finance from one address. */
export const applicationLimit: Limit = { name: 'application-address', windowMs: tenMinutes };
