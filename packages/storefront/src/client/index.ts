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
} from '../analytics/analytics-events';
export { PageNotFound, VehicleNotFound } from '../not-found/not-found-pages';
export { PageError } from '../page-error/page-error';
export { SiteError } from '../page-error/site-error';
export { SuggestInput } from '../suggestions/suggest-input';
