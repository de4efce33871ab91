import { asRecord } from './as-record';
import type { DocumentFault } from './fault';

/** A link by e-mail where nobody could have it sent: without sign-in, or without the page that confirms addresses (AUTH-01). */
export const emailLinkFaults = (
  accounts: unknown,
  flags: Readonly<Record<string, unknown>>,
): readonly DocumentFault[] => {
  if (asRecord(accounts).emailLink !== true || (flags.auth === true && flags.garage === true)) return [];
  const missing = flags.auth === true ? 'flags.garage' : 'flags.auth';
  const why =
    missing === 'flags.auth' ? 'Nobody signs in here' : 'Addresses are confirmed on the account page, which is off';
  return [{ path: 'accounts.emailLink', reason: `${why}. Set ${missing}, or leave emailLink out.` }];
};
