'use client';

import { PhoneCard } from '@forecourt/ui/vehicle-phone-card';
import { useEffect } from 'react';
import type { AnalyticsPayloads } from '../../../runtime/analytics/analytics-events';
import type { AnalyticsSinks } from '../../../runtime/analytics/send-event';
import { tellCall } from '../../../runtime/analytics/tell-call';

/** A dealer's number on the page of a vehicle. */
export interface VehiclePhoneProps {
  readonly subject: AnalyticsPayloads['call_dealer'] & { readonly car_id: string };
  readonly sinks: AnalyticsSinks;
  /** As read, masked and as a link; null where the location has none. */
  readonly number: { readonly phone: string; readonly masked: string; readonly href: string } | null;
  readonly startRevealed: boolean;
}

/**
 * The phone card: masked until it is asked for, where the site does not have it otherwise. The reveal is logged and is
 * a call to the dealer's sinks; whatever becomes of either, the number stands (SIDE-03, ANLY-01). A vehicle without a
 * number has no card, and the console says so (ERRS-01).
 */
export const VehiclePhone = ({ subject, sinks, number, startRevealed }: VehiclePhoneProps) => {
  const isMissing = number === null;
  const { car_id, dealership_id, website_id } = subject;
  useEffect(() => {
    if (isMissing) console.warn(`Vehicle ${car_id} has no phone number to show.`);
  }, [isMissing, car_id]);
  return number === null ? null : (
    <PhoneCard
      {...number}
      startRevealed={startRevealed}
      onReveal={async () => {
        tellCall(sinks, subject);
        const { logReveal } = await import('./log-reveal');
        await logReveal({ car_id, dealership_id, website_id });
      }}
    />
  );
};
