import { type AnalyticsPayloads, analyticsEvent } from '../../../runtime/analytics/analytics-events';
import { type AnalyticsSinks, sendEvent } from '../../../runtime/analytics/send-event';

/** The vehicle whose call has been told since its page opened. */
let told: string | null = null;

/** A page has been opened: the next call is a new one. */
export const forgetCall = (): void => {
  told = null;
};

/** Event 25 (ANLY-01), once an open page: who has the number shown and then presses it means one call. Never throws. */
export const tellCall = (sinks: AnalyticsSinks, subject: AnalyticsPayloads['call_dealer']): void => {
  if (told === subject.car_id) return;
  told = subject.car_id;
  sendEvent(sinks, analyticsEvent('call_dealer', subject));
};
