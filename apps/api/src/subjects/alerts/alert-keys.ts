import type { OwnKey } from '../../ground/sealing/own-key';

/** Signs the links that end alerts. */
export const unsubscribeKey: OwnKey = { name: 'alerts-unsubscribe' };
