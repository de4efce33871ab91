import { daysAway } from '@forecourt/domain/test-drive';
import { cutAtWord, gsmLength, gsmText, smsLength } from '../../ground/messages/sms-text';
import type { BookingSubject } from './booking-content';
import { bookedTime } from './booking-view';
import { placeView } from './drive-places';

/**
 * A reminder as one SMS of 160 characters: who writes, when, and whom to call. Where it is too long the end of the dealer's
 * name goes. Nothing in it advertises: what states facts alone needs no way to unsubscribe, only a sender who can be reached
 * (Spam Act 2003, schedule 1).
 */
export const reminderSms = ({ booking, site, location, vehicle, now }: BookingSubject): string => {
  const { time } = bookedTime(booking, location.time_zone);
  const phone = gsmText(placeView(location, vehicle?.car_type ?? null).phone ?? '');
  const rest = gsmText(
    `: your test drive is ${daysAway(location.time_zone, booking.starts_at, now)} at ${time}.${phone === '' ? '' : ` To change it call ${phone}.`}`,
  );
  return `${cutAtWord(gsmText(site.name), smsLength - gsmLength(rest))}${rest}`;
};
