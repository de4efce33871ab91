import { type Limit, oneDay, tenMinutes } from '../../ground/limits/limits';

/** Mails that confirm an address, by shopper: an account writes to strangers by them. */
export const confirmLimit = { limit: { name: 'confirm-email', windowMs: oneDay }, most: 6 } as const;

/** Exports, by shopper: each reads everything. */
export const exportLimit = { limit: { name: 'export-account', windowMs: tenMinutes }, most: 10 } as const;

/** Everything that accounts count. */
export const garageLimits: readonly Limit[] = [confirmLimit.limit, exportLimit.limit];
