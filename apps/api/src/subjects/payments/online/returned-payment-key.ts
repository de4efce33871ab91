import type { OwnKey } from '../../../ground/sealing/own-key';

/** Seals a form that came back: name and address stand in the address of the page, where nobody can read them. */
export const returnedPaymentKey: OwnKey = { name: 'returned-payments' };
