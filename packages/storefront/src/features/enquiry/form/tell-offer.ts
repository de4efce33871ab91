import { analyticsEvent } from '../../../runtime/analytics/analytics-events';
import { sendEvent } from '../../../runtime/analytics/send-event';
import type { EnquiryContext } from './enquiry-context';
import type { GivenBeside } from './given-beside';

/** Tells the dealer's sinks of an offer that was accepted with an acknowledged enquiry: event 18 (ANLY-01). Never throws. */
export const tellOffer = (
  { offerPrice, vehicle, events }: Pick<EnquiryContext, 'offerPrice' | 'vehicle' | 'events'>,
  { offer_accepted }: GivenBeside,
): void => {
  if (offerPrice === undefined || offer_accepted !== true) return;
  const subject = {
    website_id: events.website_id,
    car_id: vehicle?.id ?? null,
    car_type: vehicle?.carType ?? null,
    offer_price: offerPrice,
  };
  sendEvent(events.sinks, analyticsEvent('offer_accepted', subject));
};
