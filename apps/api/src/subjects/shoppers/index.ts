export { accountView } from './account-view';
export { dropSessionCookies, tokenOf } from './sessions/session-cookies';
export { accountOf, endSessions, useSession } from './sessions/sessions';
export { shopperVisitor } from './sessions/shopper-visitor';
export { signInsOf } from './shopper-erasure';
export { findShopper, isRefused, noAccounts, signInFirst, writingShopper } from './signed-in';
