import { electronicDrawState, type PermitState, permitRules, winnersPublished } from './permit-rules';
import type { PrizeCampaign, PrizeSegment } from './prize-campaign';
import { prizePool } from './prize-pool';

/** What is wrong with a campaign: where in it, and how to mend it. */
export interface CampaignFault {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

const dollars = (amount: number): string =>
  amount.toLocaleString('en-AU', { style: 'currency', currency: 'AUD', trailingZeroDisplay: 'stripIfInteger' });

const permitStates = Object.keys(permitRules) as PermitState[];

/** States whose threshold the pool passes, without a number of theirs (law of each stands in {@link permitRules}). */
const permitFaults = ({ openTo, permits, prizes }: PrizeCampaign): readonly CampaignFault[] => {
  const pool = prizePool(prizes);
  const hasAny = permitStates.some((state) => permits[state] !== undefined);
  return permitStates.flatMap((state) => {
    const { above, permit, orOfAnother, law } = permitRules[state];
    if (!openTo.includes(state) || pool <= above) return [];
    if (permits[state] !== undefined || (orOfAnother === true && hasAny)) return [];
    const numbers = orOfAnother === true ? `its number or that of another state's permit` : 'its number';
    return [
      {
        path: ['permits', state],
        reason: `The prizes are worth ${dollars(pool)} together, and above ${dollars(above)} ${state} needs ${permit} (${law}). Give ${numbers} in permits, or leave ${state} out of openTo.`,
      },
    ];
  });
};

const drawFaults = ({ openTo, electronicDrawApproval }: PrizeCampaign): readonly CampaignFault[] =>
  openTo.includes(electronicDrawState) && electronicDrawApproval === null
    ? [
        {
          path: ['electronicDrawApproval'],
          reason: `Is missing while the draw is open to ${electronicDrawState}, which approves each electronic drawing system, whatever the prizes are worth. Give the number of the approval, or leave ${electronicDrawState} out of openTo.`,
        },
      ]
    : [];

const winnerFaults = ({ openTo, prizes, winnersPage }: PrizeCampaign): readonly CampaignFault[] => {
  if (winnersPage !== null) return [];
  const dearest = Math.max(0, ...prizes.map(({ wins, value }) => (wins ? value : 0)));
  const states = (['VIC', 'ACT'] as const).filter(
    (state) => openTo.includes(state) && dearest > winnersPublished[state].above,
  );
  return states.length === 0
    ? []
    : [
        {
          path: ['winnersPage'],
          reason: `Is missing: a prize is worth ${dollars(dearest)}, and ${states.join(' and ')} wants the winners of such prizes published. Give the address of the page of this site that will name them.`,
        },
      ];
};

const dateFaults = ({ begins, ends }: PrizeCampaign): readonly CampaignFault[] =>
  ends < begins ? [{ path: ['ends'], reason: `Is before begins (${begins}). Give the last day of the campaign.` }] : [];

const repeatedIds = (prizes: readonly PrizeSegment[]): readonly CampaignFault[] =>
  prizes.flatMap(({ id }, index) =>
    prizes.findIndex((other) => other.id === id) < index
      ? [{ path: ['prizes', index, 'id'], reason: `"${id}" stands twice. Give each segment an id of its own.` }]
      : [],
  );

const segmentFaults = ({ prizes }: PrizeCampaign): readonly CampaignFault[] =>
  prizes.flatMap(({ wins, value, stock }, index): readonly CampaignFault[] => {
    if (!wins)
      return value > 0 || stock > 0
        ? [
            {
              path: ['prizes', index, 'wins'],
              reason: 'A segment that wins nothing has neither value nor stock. Leave both out, or set wins.',
            },
          ]
        : [];
    return [
      ...(value > 0
        ? []
        : [{ path: ['prizes', index, 'value'], reason: 'Is missing. Give its retail value in AUD dollars.' }]),
      ...(stock > 0 ? [] : [{ path: ['prizes', index, 'stock'], reason: 'Is missing. Say how many there are.' }]),
    ];
  });

const weightFaults = ({ prizes }: PrizeCampaign): readonly CampaignFault[] =>
  prizes.some(({ wins, weight }) => wins && weight > 0)
    ? []
    : [{ path: ['prizes'], reason: 'No prize can be won: give at least one segment that wins a weight above 0.' }];

/** Everything that is wrong with a campaign beside the shape of its fields: dates, chances, and what the states ask for. */
export const campaignFaults = (campaign: PrizeCampaign): readonly CampaignFault[] => [
  ...dateFaults(campaign),
  ...repeatedIds(campaign.prizes),
  ...segmentFaults(campaign),
  ...weightFaults(campaign),
  ...permitFaults(campaign),
  ...drawFaults(campaign),
  ...winnerFaults(campaign),
];
