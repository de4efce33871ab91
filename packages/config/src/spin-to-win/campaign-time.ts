import { addCalendarDays, instantOf, stateTimeZone } from '@forecourt/domain/calendar';
import type { PrizeCampaign } from './prize-campaign';

/** When a campaign runs: its first instant, and the first instant after it. */
export interface CampaignTime {
  readonly from: Date;
  readonly until: Date;
}

/** From the first to the last day of a campaign by the clocks of the site's state. */
export const campaignTime = (
  { begins, ends }: Pick<PrizeCampaign, 'begins' | 'ends'>,
  state: Parameters<typeof stateTimeZone>[0],
): CampaignTime => {
  const zone = stateTimeZone(state);
  return { from: instantOf(zone, begins, 0), until: instantOf(zone, addCalendarDays(ends, 1), 0) };
};

/** Where a campaign stands at an instant. */
export const campaignPhase = ({ from, until }: CampaignTime, now: Date): 'announced' | 'open' | 'ended' => {
  if (now < from) return 'announced';
  return now < until ? 'open' : 'ended';
};
