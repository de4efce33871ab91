export { type Setting, settingsTable, siteDocumentJsonSchema, siteDocumentSettings } from './document-schema';
export { paymentMarks } from './page-settings';
export {
  type Brand,
  brandSchema,
  type SiteDocument,
  type SiteDocumentInput,
  type StockSource,
  siteDocumentSchema,
} from './site-document';
