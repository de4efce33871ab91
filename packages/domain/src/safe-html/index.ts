export { type SafeHtml, safeHtmlSchema } from './safe-html';
