import type { OwnKey } from '../../ground/sealing/own-key';

/** Signs the links by which an e-mail address is confirmed. */
export const confirmEmailKey: OwnKey = { name: 'confirm-email' };

/** Signs a search that is to be saved once its shopper has signed in. */
export const pendingSearchKey: OwnKey = { name: 'pending-search' };
