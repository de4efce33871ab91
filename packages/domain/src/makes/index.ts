export { findMake, type Make, makeBySlug, makes, makesOfKind } from './makes';
export {
  type BrandKind,
  brandKinds,
  type DealerBrand,
  dealerBrandSchema,
  type Manufacturer,
  manufacturerSchema,
} from './manufacturer';
export { brandsByKind, type MakesInStock, type SiteBrand, siteBrands } from './site-brands';
