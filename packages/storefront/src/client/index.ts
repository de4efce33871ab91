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
export { PageError, SiteError } from '../page-error/page-errors';
export { SuggestInput } from '../suggestions/suggest-input';
