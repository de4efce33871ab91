// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
export { chatDocument } from '../features/chat/chat-document';
export { photoRequestDocument, quickEnquiryDocument } from '../features/enquiry/quick/quick-enquiry-document';
export { menuCountsDocument } from '../features/search/menu-counts/menu-counts-document';
export { searchAccessDocument } from '../features/search/suggestions/search-access-document';
export { brochureDocument } from '../features/vehicle/brochure/vehicle-brochure';
export { socialPictureDocument } from '../features/vehicle/social-picture/social-picture-document';
export { financeApplicationPage } from '../pages/apply-for-finance/finance-application-page';
export { brandPage } from '../pages/brand/brand-page';
export { brandsPage } from '../pages/brands/brands-page';
export { comparePage } from '../pages/compare/compare-page';
export { contactPage } from '../pages/contact/contact-page';
export { dealerLocatorPage } from '../pages/dealer-locator/dealer-locator-page';
export { enquirePage } from '../pages/enquire/enquire-page';
export { findSimilarPage } from '../pages/enquire/find-similar-page';
export { historyPage } from '../pages/enquire/history-page';
export { photosPage } from '../pages/enquire/photos-page';
export {
  applyForFinancePage,
  financeEnquiryPage,
  financePreApprovalPage,
  personalisedFinancePage,
} from '../pages/finance/finance-form-pages';
export { financePage } from '../pages/finance/finance-page';
export {
  myBigBoxCarsPage,
  myBlinkrPage,
  myGaragePage,
  myMotoramaPage,
  myServcoPage,
} from '../pages/garage/garage-page';
export { homePage } from '../pages/home/home-page';
export { previewPage } from '../pages/home/preview-page';
export { contactUsPage, locationPage } from '../pages/location/location-page';
export { modelsPage } from '../pages/models/models-page';
export { notFoundPage } from '../pages/not-found/not-found-page';
export { offerPage } from '../pages/offer/offer-page';
export { specialOffersPage } from '../pages/offers/special-offers-page';
export { onlinePaymentPage } from '../pages/online-payment/online-payment-page';
export { orderPage } from '../pages/order/order-page';
export { paymentPage } from '../pages/payment/payment-page';
export { printPage } from '../pages/print/print-page';
export { privacyPage } from '../pages/privacy/privacy-page';
export { checkoutJourneyPage } from '../pages/purchase/checkout-journey-page';
export { buyOnlinePage, purchasePage } from '../pages/purchase/purchase-page';
export { returnedFormPage } from '../pages/returned-form/returned-form-page';
export { cachedSearchPage, cachedUsedCarSearchPage, searchPage, usedCarSearchPage } from '../pages/search/search-page';
export { signInPage } from '../pages/sign-in/sign-in-page';
export { llmsDocument } from '../pages/sitemap/llms';
export { sitemapDocument } from '../pages/sitemap/sitemap';
export { spinToWinPage } from '../pages/spin-to-win/spin-to-win-page';
export { successPage } from '../pages/success/success-page';
export { bookedDrivePage } from '../pages/test-drive/booked-drive-page';
export { testDrivePage } from '../pages/test-drive/test-drive-page';
export { anyTradeInPage, sellMyCarPage, sellYourCarPage, tradeInPage } from '../pages/trade-in/trade-in-page';
export { unknownPage } from '../pages/unknown/unknown-page';
export { vehiclePage } from '../pages/vehicle/vehicle-page';
export { watchlistPage } from '../pages/watchlist/watchlist-page';
export { pagePage } from '../pages/word/word-page';
export {
  aboutUsPage,
  eofyPage,
  fleetPage,
  partsAccessoriesPage,
  partsSearchPage,
  servicePage,
  termsPage,
  warrantyPage,
} from '../pages/written/written-page';
export { robotsDocument } from '../site/crawlers/robots';
export { iconDocument } from '../site/shell/site-icon';
