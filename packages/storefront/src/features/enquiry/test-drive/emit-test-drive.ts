import { analyticsEvent, enquiryEventName } from '../../../runtime/analytics/analytics-events';
import { sendEvent } from '../../../runtime/analytics/send-event';
import type { EnquiryContext } from '../form/enquiry-context';

/**
 * Emits the event of a test drive that was booked (ANLY-01): 48 of a used vehicle; 17 of a new one, a demonstrator, one
 * that is there to be driven only, or none. Never throws.
 * @param isDriveOnly the vehicle is there for test drives alone, as its tag says
 */
export const emitTestDrive = (
  { rules: { category }, vehicle, event, events }: EnquiryContext,
  isDriveOnly: boolean,
  leadId: string,
): void => {
  const carType = vehicle?.carType ?? null;
  const name = enquiryEventName(event, isDriveOnly ? null : carType);
  if (name === null) return;
  const subject = { website_id: events.website_id, car_id: vehicle?.id ?? null, car_type: carType };
  sendEvent(events.sinks, analyticsEvent(name, { ...subject, lead_id: leadId, category }));
};
