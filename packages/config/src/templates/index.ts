/** Colours of templates, for programs that do not know the design system. */
export { readThemeColors, type ThemeColors } from '@forecourt/ui/themes';
export type { RegisteredTemplate, TemplateVersion } from './registered-template';
export { missingParts, noParts, type TemplateParts, templatePartsSchema } from './template-parts';
export {
  findTemplate,
  readTemplateReference,
  templateReferenceSchema,
  templateVersionSchema,
} from './template-reference';
