import { type AnalyticsPayloads, analyticsEvent } from './analytics-events';
import { type AnalyticsSinks, sendEvent } from './send-event';

/** The subject of a call: a dealership, and the vehicle of the page if it has one. */
export type CallSubject = AnalyticsPayloads['call_dealer'];

/** The call event that was sent since the page opened. */
let told: string | null = null;
/** What the open page is about. */
let vehicle: CallSubject | null = null;

/** A page has been opened: the next call is a new one. */
export const forgetCall = (): void => {
  told = null;
};

/** The page that is open is of this vehicle: calls from it are about it, whichever link is pressed. Null once it is left. */
export const callsAreAbout = (subject: CallSubject | null): void => {
  vehicle = subject;
};

/**
 * Event 25 (ANLY-01). Of a vehicle once an open page: who has the number shown and then presses it means one call. Of
 * any other page once a number. Never throws.
 */
export const tellCall = (sinks: AnalyticsSinks, subject: CallSubject, number = ''): void => {
  const call = subject.car_id ?? number;
  if (told === call) return;
  told = call;
  sendEvent(sinks, analyticsEvent('call_dealer', subject));
};

/** A telephone link was pressed: a call about the vehicle of the page, else to the dealer of the site. */
export const tellNumber = (sinks: AnalyticsSinks, dealer: CallSubject, number: string): void =>
  tellCall(sinks, vehicle ?? dealer, number);
