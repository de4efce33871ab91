import { serviceNamed } from '../../ground/services/services';
import type { VisitorCounts } from './visitor-counts';

/** What visitors do, counted in memory and stored together. */
export const visitorCountsService = serviceNamed<VisitorCounts>('visitor-counts');
