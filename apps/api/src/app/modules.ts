import type { SubjectModule } from '../ground/modules/subject-module';
import { alertsModule } from '../subjects/alerts/module';
import { bookingsModule } from '../subjects/bookings/module';
import { contentModule } from '../subjects/content/module';
import { deliveryModule } from '../subjects/delivery/module';
import { eventsModule } from '../subjects/events/module';
import { financeModule } from '../subjects/finance/module';
import { financeApplicationModule } from '../subjects/finance-application/module';
import { garageModule } from '../subjects/garage/module';
import { leadPhotosModule } from '../subjects/lead-photos/module';
import { leadsModule } from '../subjects/leads/module';
import { mediaModule } from '../subjects/media/module';
import { messagesModule } from '../subjects/messages/module';
import { offersModule } from '../subjects/offers/module';
import { ordersModule } from '../subjects/orders/module';
import { paymentsModule } from '../subjects/payments/module';
import { placesModule } from '../subjects/places/module';
import { prizesModule } from '../subjects/prizes/module';
import { publicSitesModule } from '../subjects/public-sites/module';
import { reservationsModule } from '../subjects/reservations/module';
import { reviewsModule } from '../subjects/reviews/module';
import { searchModule } from '../subjects/search/module';
import { shoppersModule } from '../subjects/shoppers/module';
import { sitesModule } from '../subjects/sites/module';
import { stockModule } from '../subjects/stock/module';
import { templatesModule } from '../subjects/templates/module';
import { tradeInModule } from '../subjects/trade-in/module';
import { valuationModule } from '../subjects/valuation/module';
import { vehicleLookupModule } from '../subjects/vehicle-lookup/module';
import { vehiclePagesModule } from '../subjects/vehicle-pages/module';
import { visitorCountsModule } from '../subjects/visitor-counts/module';
import { watchlistModule } from '../subjects/watchlist/module';

/** Everything that the platform does, a line each. The order is that of the commands in the help. */
export const subjectModules: readonly SubjectModule[] = [
  sitesModule,
  templatesModule,
  offersModule,
  reviewsModule,
  contentModule,
  searchModule,
  stockModule,
  reservationsModule,
  leadsModule,
  bookingsModule,
  ordersModule,
  shoppersModule,
  alertsModule,
  messagesModule,
  eventsModule,
  garageModule,
  watchlistModule,
  financeApplicationModule,
  mediaModule,
  publicSitesModule,
  vehiclePagesModule,
  leadPhotosModule,
  deliveryModule,
  financeModule,
  placesModule,
  valuationModule,
  tradeInModule,
  vehicleLookupModule,
  visitorCountsModule,
  prizesModule,
  paymentsModule,
];
