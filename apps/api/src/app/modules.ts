import type { SubjectModule } from '../ground/modules/subject-module';
import { contentModule } from '../subjects/content/module';
import { deliveryModule } from '../subjects/delivery/module';
import { financeModule } from '../subjects/finance/module';
import { financeApplicationModule } from '../subjects/finance-application/module';
import { leadPhotosModule } from '../subjects/lead-photos/module';
import { leadsModule } from '../subjects/leads/module';
import { mediaModule } from '../subjects/media/module';
import { offersModule } from '../subjects/offers/module';
import { placesModule } from '../subjects/places/module';
import { publicSitesModule } from '../subjects/public-sites/module';
import { reservationsModule } from '../subjects/reservations/module';
import { reviewsModule } from '../subjects/reviews/module';
import { searchModule } from '../subjects/search/module';
import { sitesModule } from '../subjects/sites/module';
import { stockModule } from '../subjects/stock/module';
import { tradeInModule } from '../subjects/trade-in/module';
import { valuationModule } from '../subjects/valuation/module';
import { vehicleLookupModule } from '../subjects/vehicle-lookup/module';
import { vehiclePagesModule } from '../subjects/vehicle-pages/module';
import { visitorCountsModule } from '../subjects/visitor-counts/module';

/** Everything that the platform does, a line each. The order is that of the commands in the help. */
export const subjectModules: readonly SubjectModule[] = [
  sitesModule,
  offersModule,
  reviewsModule,
  contentModule,
  searchModule,
  stockModule,
  reservationsModule,
  leadsModule,
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
];
