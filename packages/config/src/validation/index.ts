export { asList, asRecord } from './as-record';
export { type Checked, type DocumentFault, printFaultPath } from './fault';
export { nearestKey } from './nearest-key';
export { validateDealership } from './validate-dealership';
export { validateOffers } from './validate-offers';
export { brandFaults, partFaults, validateSiteDocument } from './validate-site-document';
