export type { OwnSectionProps } from '../pages/home/home-page';
export { siteLayout } from '../pages/layout/site-layout';
export { type OwnPage, type OwnPageProps, ownPage } from '../pages/own/own-page';
export type { OwnSectionName } from '../runtime/template/own-parts';
export {
  defineTemplate,
  type HomeSectionName,
  type Template,
  type TemplateLook,
  type TemplateSlots,
  type TemplateWith,
  type VehicleSectionName,
} from '../runtime/template/template-definition';
export { forOneClient } from '../runtime/template-server/waiting-client';
export type { PageProps, SitePage } from '../site/data/site-page';
export { gatedDocument, gatedPage } from '../site/gate/page-gate';
export * from './factories';
