export { comparePage } from '../compare-page/compare-page';
export { contactPage } from '../contact-page/contact-page';
export { robotsDocument } from '../crawlers/robots';
export { sitemapDocument } from '../crawlers/sitemap';
export { enquirePage } from '../enquire-page/enquire-page';
export { homePage } from '../home-page/home-page';
export { modelsPage } from '../model-search/models-page';
export { notFoundPage } from '../not-found/not-found-page';
export { offerPage } from '../offer-page/offer-page';
export { printPage } from '../print-page/print-page';
export { privacyPage } from '../privacy-page/privacy-page';
export { quickEnquiryDocument } from '../quick-enquiry/quick-enquiry-document';
export { returnedFormPage } from '../returned-form/returned-form-page';
export { keptSearchPage, keptUsedCarSearchPage, searchPage, usedCarSearchPage } from '../search-page/search-page';
export type { PageProps, SitePage } from '../site/site-page';
export { iconDocument } from '../site-shell/site-icon';
export { siteLayout } from '../site-shell/site-layout';
export { socialPictureDocument } from '../social-picture/social-picture-document';
export { specialOffersPage } from '../special-offers/special-offers-page';
export { successPage } from '../success-page/success-page';
export { searchAccessDocument } from '../suggestions/search-access-document';
export {
  defineTemplate,
  type HomeSectionName,
  type Template,
  type TemplateLook,
  type TemplateSlots,
  type TemplateWith,
  type VehicleSectionName,
} from '../template-definition/template-definition';
export { forOneClient } from '../template-server/waiting-client';
export { unknownPage } from '../unknown-page/unknown-page';
export { brochureDocument } from '../vehicle-brochure/vehicle-brochure';
export { vehiclePage } from '../vehicle-page/vehicle-page';
