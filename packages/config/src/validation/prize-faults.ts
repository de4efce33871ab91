import { campaignFaults } from '../spin-to-win/campaign-faults';
import { prizeCampaignSchema } from '../spin-to-win/prize-campaign';
import { type DocumentFault, printFaultPath } from './fault';

/** What the flag of the prize wheel needs beside itself. */
const flagFaults = (campaign: unknown, flags: Readonly<Record<string, unknown>>): readonly DocumentFault[] => {
  if (flags['spin-to-win'] !== true) return [];
  return [
    ...(flags.auth === true
      ? []
      : [
          {
            path: printFaultPath(['flags', 'spin-to-win']),
            reason:
              'Lets each person spin once, and flags.auth has switched signing in off: nobody could spin. Set flags.auth, or leave the flag out.',
          },
        ]),
    ...(campaign === undefined || campaign === null
      ? [
          {
            path: 'spinToWin',
            reason: 'Is missing while flags.spin-to-win is set. Give the campaign, or leave the flag out.',
          },
        ]
      : []),
  ];
};

/**
 * Faults of a site's prize wheel (SPNW-01). A campaign is checked whether or not its flag is set, so that the flag alone
 * never starts one that the law refuses.
 */
export const prizeFaults = (campaign: unknown, flags: Readonly<Record<string, unknown>>): readonly DocumentFault[] => {
  const read = prizeCampaignSchema.safeParse(campaign);
  const faults = read.success ? campaignFaults(read.data) : [];
  return [
    ...flagFaults(campaign, flags),
    ...faults.map(({ path, reason }) => ({ path: printFaultPath(['spinToWin', ...path]), reason })),
  ];
};
