import { analyticsEvent, enquiryEventName } from '../../../runtime/analytics/analytics-events';
import { sendEvent } from '../../../runtime/analytics/send-event';
import type { EnquiryContext } from './enquiry-context';

/**
 * Tells the dealer's sinks of an acknowledged enquiry (ANLY-01): 14 about a new vehicle or a demonstrator, 15 about a
 * used one, 17 and 48 for test drives; nothing for one about no vehicle. Never throws.
 */
export const tellEnquiry = ({ rules: { category }, vehicle, event, events }: EnquiryContext, leadId: string): void => {
  const carType = vehicle?.carType ?? null;
  const name = enquiryEventName(event, carType);
  if (name === null) return;
  const subject = { website_id: events.website_id, car_id: vehicle?.id ?? null, car_type: carType };
  sendEvent(events.sinks, analyticsEvent(name, { ...subject, lead_id: leadId, category }));
};
