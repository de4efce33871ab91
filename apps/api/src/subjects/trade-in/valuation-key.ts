import type { OwnKey } from '../../ground/sealing/own-key';

/** Signs what a shopper was offered. */
export const valuationKey: OwnKey = { name: 'valuations' };
