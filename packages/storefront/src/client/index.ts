export { SuggestInput } from '../features/search/suggestions/suggest-input';
export { PageNotFound, VehicleNotFound } from '../pages/not-found/not-found-pages';
export {
  type AnalyticsEvent,
  type AnalyticsEventName,
  type AnalyticsLead,
  type AnalyticsPayloads,
  type AnalyticsSubject,
  analyticsEvent,
  analyticsEventIds,
  enquiryEventName,
  vehicleViewEventName,
} from '../runtime/analytics/analytics-events';
export { PageError } from '../site/page-error/page-error';
export { SiteError } from '../site/page-error/site-error';
