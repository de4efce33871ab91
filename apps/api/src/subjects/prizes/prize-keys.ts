import type { OwnKey } from '../../ground/sealing/own-key';

/** Seals the seed of a campaign and the secret of its codes at rest. */
export const prizeSecretKey: OwnKey = { name: 'prize-campaigns' };

/** Digests of entrants in the ledger are made by it. */
export const prizeEntrantKey: OwnKey = { name: 'prize-entrants' };
