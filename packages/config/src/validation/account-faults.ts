import { asRecord } from './as-record';
import { type DocumentFault, printFaultPath } from './fault';

/** Settings of accounts that would do nothing, since what they rest on is off (SITE-04). */
export const accountFaults = ({ garage_enabled, flags }: ReturnType<typeof asRecord>): readonly DocumentFault[] => {
  const { auth, garage } = asRecord(flags);
  return [
    ...(garage === true && auth !== true
      ? [
          {
            path: printFaultPath(['flags', 'garage']),
            reason:
              'Is the page of an account, and flags.auth has switched signing in off: nobody could open it. Set flags.auth, or leave the flag out.',
          },
        ]
      : []),
    ...(garage_enabled === true && garage !== true
      ? [
          {
            path: 'garage_enabled',
            reason:
              'Puts own vehicles on the account page, which flags.garage has switched off. Set flags.garage, or leave it out.',
          },
        ]
      : []),
  ];
};
