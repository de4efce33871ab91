import type { MessageKind } from '../../ground/messages/message-template';

// All are about the enquiry that a test drive came with: with its data they are erased, and kept for review as it is.

/** A test drive as it stands, to its shopper, with the file for calendars. */
export const bookingKind: MessageKind = { name: 'booking', subject: 'lead', priority: 6 };

/** That a test drive is near, to its shopper. */
export const reminderKind: MessageKind = { name: 'booking-reminder', subject: 'lead', priority: 7 };

/** That the vehicle has been sold or reserved, to the shopper. */
export const vehicleNewsKind: MessageKind = { name: 'booking-vehicle', subject: 'lead', priority: 6 };

/** What became of a test drive, to those who have its enquiry. */
export const dealerNoteKind: MessageKind = { name: 'booking-note', subject: 'lead', priority: 8 };
