import { reads, takesForm } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { manageKey } from './booking-keys';
import { bookingLimits } from './booking-limits';

/** What test drives add to the programs. */
export const bookingsModule: SubjectModule = {
  name: 'bookings',
  routes: [
    {
      paths: {
        '/api/test-drive': takesForm('shopper'),
        '/api/test-drive/change': takesForm('shopper'),
        '/api/test-drive/cancel': takesForm('shopper'),
      },
      load: async () => (await import('./booking-routes')).bookingRoutes,
    },
    {
      paths: {
        '/internal/v1/sites/:website_id/test-drive-slots': reads('service'),
        '/internal/v1/sites/:website_id/test-drives/:token': reads('service'),
        '/internal/v1/sites/:website_id/leads/:lead_id/test-drive': reads('service'),
        '/api/test-drive/slots': reads('shopper'),
        '/api/test-drive/:token/calendar.ics': reads('shopper'),
      },
      load: async () => (await import('./slot-routes')).slotRoutes,
    },
  ],
  webhooks: async () => [(await import('./test-drive-webhook')).testDriveWebhook],
  messages: async () => {
    const { bookingTemplate, reminderTemplate, vehicleNewsTemplate } = await import('./booking-template');
    return [
      bookingTemplate,
      reminderTemplate,
      vehicleNewsTemplate,
      (await import('./dealer-note-template')).dealerNoteTemplate,
    ];
  },
  commands: { bookings: async () => (await import('./booking-commands')).bookingCommands },
  upkeep: async () => (await import('./booking-upkeep')).bookingUpkeep,
  erasure: async () => (await import('./erase-bookings')).bookingErasures,
  records: async () => [(await import('./booking-records')).bookingRecords],
  removal: async () => (await import('./booking-removal')).bookingRemovals,
  limits: bookingLimits,
  keys: [manageKey],
};
