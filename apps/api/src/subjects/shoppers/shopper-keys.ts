import type { OwnKey } from '../../ground/sealing/own-key';

/** Makes the codes of sign-ins. */
export const signInKey: OwnKey = { name: 'sign-in-codes' };

/** Signs the links that go by e-mail. */
export const signInLinkKey: OwnKey = { name: 'sign-in-links' };

/** Marks browsers in which a number has signed in before. */
export const knownBrowserKey: OwnKey = { name: 'known-browsers' };
