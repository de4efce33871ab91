export { storeCounts, storedViews } from './store-counts';
export { VisitorCounts } from './visitor-counts';
export { visitorCountsService } from './visitor-counts-service';
