import type { SafeHtml } from '../src/safe-html/safe-html';

/** Markup of a story: written here, so there is nothing to sanitise. */
export const sampleMarkup = (html: string): SafeHtml => html as SafeHtml;
