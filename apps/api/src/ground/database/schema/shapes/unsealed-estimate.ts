import type { TradeInEstimate } from '@forecourt/api-contract';

/** What a shopper's own vehicle is worth, before it is sealed for the lead that may follow. */
export type UnsealedEstimate = Omit<TradeInEstimate, 'token'>;
