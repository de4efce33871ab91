export {
  type PublicDealership,
  type PublicSite,
  type PublicSiteExtras,
  publicDocumentSchema,
  type SearchAccess,
  toPublicSite,
} from './public-site';
