import type { OwnKey } from '../../ground/sealing/own-key';

/** Signs the right to add photos and to see them. */
export const photoKey: OwnKey = { name: 'lead-photos' };
