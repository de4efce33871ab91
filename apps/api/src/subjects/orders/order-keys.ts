import type { OwnKey } from '../../ground/sealing/own-key';

/** Signs the link of an order: whoever has it sees the order, goes on with it and may give it up. */
export const orderLinkKey: OwnKey = { name: 'order-links' };
