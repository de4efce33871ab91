export { gatedDocument, gatedPage } from '../page-gate/page-gate';
export type { PageProps, SitePage } from '../site/site-page';
export { siteLayout } from '../site-shell/site-layout';
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
export * from './factories';
