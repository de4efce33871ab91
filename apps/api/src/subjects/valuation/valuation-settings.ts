import { keyedService } from '../../ground/env/hosted-service';

/** The hosted valuation service; null: comparable stock of our own (AUTO-03). Its time is for one try of two. */
export const valuationSettings = keyedService('VALUATION', { most: 10_000, usual: 2500 });
