import { type AlertChannel, alertPurposes as purposes } from '@forecourt/domain/shopper';

export type { AlertChannel };

/** What a consent to alerts by a channel is stored under. */
export const alertPurpose = (channel: AlertChannel): string => purposes[channel];

/** The purposes of all channels. */
export const alertPurposes: readonly string[] = Object.values(purposes);
