'use client';

import { useEffect, useRef } from 'react';
import {
  type AnalyticsPayloads,
  analyticsEvent,
  vehicleViewEventName,
} from '../../../runtime/analytics/analytics-events';
import { type AnalyticsSinks, sendEvent } from '../../../runtime/analytics/send-event';
import { callsAreAbout, forgetCall } from '../../../runtime/analytics/tell-call';

/** The vehicle of a page and the dealer's sinks. */
export interface VehicleEventsProps {
  readonly subject: AnalyticsPayloads['call_dealer'] & { readonly car_id: string };
  readonly sinks: AnalyticsSinks;
}

/** Calls back once the page is in view: one that is fetched ahead or opened behind another has not been seen. */
const onceSeen = (seen: () => void): (() => void) => {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    stop();
    seen();
  };
  const stop = () => document.removeEventListener('visibilitychange', look);
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
};

/**
 * What a dealer's reports count on the page of a vehicle (ANLY-01): that a used one was viewed (4), once each time the
 * page opens; and that a call (25) from whichever telephone link is about it. Shows nothing.
 */
export const VehicleEvents = ({ subject, sinks }: VehicleEventsProps) => {
  const seen = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is of one vehicle; drawn anew it is still the same
  useEffect(() => {
    forgetCall();
    callsAreAbout(subject);
    const { dealership_id: _, ...viewed } = subject;
    const name = subject.car_type === null ? null : vehicleViewEventName(subject.car_type);
    const stop = onceSeen(() => {
      if (name === null || seen.current === subject.car_id) return;
      seen.current = subject.car_id;
      sendEvent(sinks, analyticsEvent(name, viewed));
    });
    return () => {
      stop();
      callsAreAbout(null);
    };
  }, [subject.car_id]);

  return null;
};
