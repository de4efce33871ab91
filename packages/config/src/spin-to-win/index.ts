export { type CampaignFault, campaignFaults } from './campaign-faults';
export { type CampaignTime, campaignPhase, campaignTime } from './campaign-time';
export { eligibleWords } from './eligible-words';
export { type PermitRule, type PermitState, permitRules } from './permit-rules';
export { mostSegments, type PrizeCampaign, type PrizeSegment, prizeCampaignSchema } from './prize-campaign';
export { prizePool } from './prize-pool';
