import { contentRoutes } from '../content/content-routes';
import { deliveryRouteModule } from '../delivery/delivery-routes';
import { financeDisclaimerRouteModule } from '../finance/finance-disclaimer-routes';
import { applicationRoutes } from '../finance-application/application-routes';
import { photoRoutes } from '../lead-photos/photo-routes';
import { leadRouteModule } from '../leads/lead-module';
import { leadReceiptRoutes } from '../leads/lead-receipt-routes';
import { returnedFormRoutes } from '../leads/returned-form-routes';
import { mediaRouteModule } from '../media/media-module';
import { offerRoutes } from '../offers/offer-routes';
import { postcodeRoutes } from '../places/postcode-routes';
import { reviewRoutes } from '../reviews/review-routes';
import { stockRouteModule } from '../stock/upload-routes';
import { miscellaneousRoutes } from '../trade-in/miscellaneous-routes';
import { tradeInRoutes } from '../trade-in/trade-in-routes';
import { valuationRouteModule } from '../valuation/valuation-module';
import { vehicleLookupRoutes } from '../vehicle-lookup/lookup-routes';
import { similarRouteModule } from '../vehicles/similar-routes';
import { phoneRevealRouteModule } from '../visitor-counts/phone-reveal-routes';
import { vehicleViewRouteModule } from '../visitor-counts/vehicle-view-routes';
import type { RouteModule } from './route-module';
import { changeRoutes } from './routes/change-routes';
import { healthRoutes } from './routes/health-routes';
import { searchRoutes } from './routes/search-routes';
import { siteRoutes } from './routes/site-routes';
import { vehicleRoutes } from './routes/vehicle-routes';

/** Every route of the API, in one place. */
export const routeModules: readonly RouteModule[] = [
  healthRoutes,
  changeRoutes,
  siteRoutes,
  vehicleRoutes,
  offerRoutes,
  reviewRoutes,
  contentRoutes,
  searchRoutes,
  leadRouteModule,
  leadReceiptRoutes,
  returnedFormRoutes,
  deliveryRouteModule,
  financeDisclaimerRouteModule,
  applicationRoutes,
  mediaRouteModule,
  postcodeRoutes,
  stockRouteModule,
  valuationRouteModule,
  tradeInRoutes,
  miscellaneousRoutes,
  vehicleLookupRoutes,
  photoRoutes,
  similarRouteModule,
  vehicleViewRouteModule,
  phoneRevealRouteModule,
];
