import type { OwnKey } from '../../ground/sealing/own-key';

/** Seals applications at rest. */
export const applicationKey: OwnKey = { name: 'finance-application' };

/** Signs links to applications. */
export const linkKey: OwnKey = { name: 'application-links' };
