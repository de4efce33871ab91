import type { OwnKey } from '../../ground/sealing/own-key';

/** Seals forms that come back to be mended. */
export const returnedFormKey: OwnKey = { name: 'returned-form' };

/** Signs the tokens that add to a partial lead. */
export const updateKey: OwnKey = { name: 'lead-updates' };
