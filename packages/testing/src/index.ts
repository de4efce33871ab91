export { aDealership, aLocation, weekHours } from './a-dealership';
export { aLender } from './a-lender';
export { aPrizeCampaign, aPrizeCampaignInput, type PrizeCampaignInput } from './a-prize-campaign';
export { aRecordInput, aSearchHit, aSearchRecord } from './a-search-record';
export { aPublicSite, aSiteDocument, aSiteDocumentInput } from './a-site-document';
export { aSoldVehicle, aVehicle, testNow } from './a-vehicle';
export { anApplication } from './an-application';
export { aLeadSubmission, anEnquiry } from './an-enquiry';
export { anOffer, aPromoNode, aReview } from './an-offer';
